'use client'
import { Alert, Anchor, Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { dateSlot } from '@/core/dates'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { Offer } from '../schema'
import { CreditOffer } from './CreditOffer'
import { PayForm } from './form/PayForm'
import { toPayableReport } from './form/payable'
import styles from './Later.module.css'
import { FullPageMessage } from './outcome/FullPageMessage'
import { PayLayout } from './PayLayout'

interface LaterProps {
  title: string
  children: ReactNode
}

/** Renders the form folded behind one line, where payment does not come first. */
const CollapsedPayForm = ({ title, children }: LaterProps) => (
  <details className={styles.later}>
    <summary>{title}</summary>
    <div className={styles.form}>{children}</div>
  </details>
)

interface Props {
  offer: Offer
  /**
   * Drawing of the reader's result and the day of the test (ISO 8601), beside the price; neither a level nor a sentence
   * of the report.
   */
  cover?: { drawing: ReactNode; at: string } | null
  /** List of what opens with the report; absent on another try, because the buyer has read it. */
  contents?: ReactNode
  /** Heading after a failed payment, in place of the usual one; the method comes first then. */
  head?: ReactNode
}

/** Renders the payment page of one sitting: the form, or the reason why there is nothing to pay. */
export function PaymentScreen({ offer, cover, contents, head }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const { sittingId, price, slug } = offer
  const report = `/report/${sittingId}`
  if (offer.status === 'completed') {
    return (
      <FullPageMessage title={t('status.unlocked.title')} text={t('status.unlocked.text')}>
        <Button component={Link} href={report}>
          {t('status.unlocked.action')}
        </Button>
      </FullPageMessage>
    )
  }
  if (price === null) {
    const why = offer.status === 'uncompleted' ? 'uncompleted' : 'retake'
    const run = why === 'retake' ? `/tests/${slug}/run?retake=${sittingId}` : `/tests/${slug}/run`
    return (
      <FullPageMessage title={t(`status.${why}.title`)} text={t(`status.${why}.text`)}>
        <Button component={Link} href={run}>
          {t(`status.${why}.action`)}
        </Button>
        {why === 'retake' && (
          <Button component={Link} variant="default" href={report}>
            {t('status.summary')}
          </Button>
        )}
      </FullPageMessage>
    )
  }
  const form = (
    <PayForm
      payable={toPayableReport(offer)}
      name={offer.title}
      picture={cover?.drawing}
      about={
        <>
          {t('product.names.report')}
          {cover && <LocalTime at={cover.at} locale={locale} show="day" within={` · ${dateSlot}`} />}
        </>
      }
      again={head !== undefined}
    />
  )
  const heading = (
    <>
      {offer.help !== 'none' && <CareNote />}
      {head ?? <Title order={1}>{t('title')}</Title>}
    </>
  )
  if (offer.credits > 0) {
    return (
      <PayLayout head={heading}>
        <CreditOffer sittingId={sittingId} credits={offer.credits} exitPath={report} title={offer.title} />
        {contents}
        <CollapsedPayForm title={t('credit.or')}>{form}</CollapsedPayForm>
      </PayLayout>
    )
  }
  // With help of either kind, prices stay folded until the reader opens them.
  const later = offer.help !== 'none' && head === undefined
  const offered = (
    <>
      {form}
      {contents}
    </>
  )
  return (
    <PayLayout head={heading}>
      {later ? <CollapsedPayForm title={t('care.later')}>{offered}</CollapsedPayForm> : offered}
    </PayLayout>
  )
}

/** Renders a note above the offer of a sitting with help in its summary: no content important for help is sold here. */
function CareNote() {
  const t = useTexts('payment')
  return (
    <Alert role="note" title={t('care.title')}>
      <Text>{t('care.text')}</Text>
      <Text>
        <Anchor href="/help-now">{t('care.link')}</Anchor>
      </Text>
    </Alert>
  )
}
