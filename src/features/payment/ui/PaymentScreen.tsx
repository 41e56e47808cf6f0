'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { Offer } from '../schema'
import { CareNote } from './CareNote'
import { Note } from './Note'
import { OfferLetter } from './OfferLetter'
import { PayForm } from './PayForm'
import { PayLayout } from './PayLayout'
import { UseCredit } from './UseCredit'

interface Props {
  offer: Offer
  /** In place of the usual heading, after a payment that did not work: who knows the offer goes straight to the form. */
  head?: ReactNode
}

/** The payment page of one sitting: the offer and the form, or why there is nothing to pay. */
export function PaymentScreen({ offer, head }: Props) {
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
  const payable = { ...offer, sku: 'report' as const, price, keep: report }
  return (
    <PayLayout
      head={
        <>
          {offer.help !== 'none' && <CareNote />}
          {head ?? (
            <>
              <p className="eyebrow">{offer.title}</p>
              <h1>{t('title')}</h1>
              <p className="lede">{t('head.lede')}</p>
            </>
          )}
        </>
      }
      letter={<OfferLetter price={price} refundDays={offer.refundDays} slug={slug} />}
      form={
        <>
          {offer.credits > 0 && <UseCredit sittingId={sittingId} credits={offer.credits} />}
          <PayForm payable={payable} />
        </>
      }
      formFirst={head !== undefined || offer.credits > 0}
    />
  )
}
