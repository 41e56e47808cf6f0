'use client'
import { Alert, Anchor, Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { Offer } from '../schema'
import { PayForm } from './form/PayForm'
import { reportOf } from './form/payable'
import styles from './Later.module.css'
import { Note } from './outcome/Note'
import { PayLayout } from './PayLayout'
import { UseCredit } from './UseCredit'

interface LaterProps {
  title: string
  children: ReactNode
}

/** Renders the form folded behind one line, where payment does not come first. */
const Later = ({ title, children }: LaterProps) => (
  <details className={styles.later}>
    <summary>{title}</summary>
    <div className={styles.form}>{children}</div>
  </details>
)

interface Props {
  offer: Offer
  /** List of the contents of the report; absent when a buyer tries again, who has read it. */
  contents?: ReactNode
  /** Heading after a failed payment, in place of the usual one; the method comes first then. */
  head?: ReactNode
}

/** Renders the payment page of one sitting: the form, or the reason why there is nothing to pay. */
export function PaymentScreen({ offer, contents, head }: Props) {
  const t = useTexts('payment')
  const { sittingId, price, slug } = offer
  const report = `/report/${sittingId}`
  if (offer.status === 'completed') {
    return (
      <Note title={t('status.unlocked.title')} text={t('status.unlocked.text')}>
        <Button component={Link} href={report}>
          {t('status.unlocked.action')}
        </Button>
      </Note>
    )
  }
  if (price === null) {
    const why = offer.status === 'uncompleted' ? 'uncompleted' : 'retake'
    const run = why === 'retake' ? `/tests/${slug}/run?retake=${sittingId}` : `/tests/${slug}/run`
    return (
      <Note title={t(`status.${why}.title`)} text={t(`status.${why}.text`)}>
        <Button component={Link} href={run}>
          {t(`status.${why}.action`)}
        </Button>
        {why === 'retake' && (
          <Button component={Link} variant="default" href={report}>
            {t('status.summary')}
          </Button>
        )}
      </Note>
    )
  }
  const form = (
    <PayForm
      payable={reportOf(offer)}
      name={offer.title}
      about={`${t('product.names.report')} · ${t('offer.once')}`}
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
        <UseCredit sittingId={sittingId} credits={offer.credits} keep={report} title={offer.title} />
        {contents}
        <Later title={t('credit.or')}>{form}</Later>
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
  return <PayLayout head={heading}>{later ? <Later title={t('care.later')}>{offered}</Later> : offered}</PayLayout>
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
