import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { dateSlot } from '@/core/dates'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { LinkButton } from '@/ui/app/LinkButton'
import { LocalTime } from '@/ui/LocalTime'
import type { ReturnedPaymentOrCredit, SummaryView } from '../../schema'
import { UnlockButton } from './UnlockButton'

interface Props {
  view: Pick<SummaryView, 'access' | 'returned' | 'sittingId'>
  /** Number of reports left in the account: with one of them no payment is needed. */
  credits: number
  locale: Locale
  t: Translate<'report'>
}

/** Renders the state of a pending, held or refunded payment; nothing if there was none. */
export function AccessNotice({ view: { access, returned, sittingId }, credits, locale, t }: Props) {
  switch (access) {
    case 'offer':
      return null
    case 'pending':
      return (
        <Status title={t('access.pending.title')}>
          <Text>{t('access.pending.text')}</Text>
          {credits > 0 ? (
            <UnlockButton sittingId={sittingId}>{t('offer.credit', { left: credits })}</UnlockButton>
          ) : (
            <LinkButton href={paymentPath(sittingId)}>{t('access.pending.action')}</LinkButton>
          )}
        </Status>
      )
    case 'checking':
      return (
        <Status title={t('access.checking.title')}>
          <Text>{t('access.checking.text')}</Text>
          <LinkButton variant="default" href="/contact">
            {t('access.checking.action')}
          </LinkButton>
        </Status>
      )
    default:
      return (
        <Status title={t(`access.${access}.title`)}>
          <Text>
            {returned ? <RefundNotice returned={returned} locale={locale} t={t} /> : t(`access.${access}.text`)}
          </Text>
          <Text>{t(`access.${access}.summary`)}</Text>
        </Status>
      )
  }
}

interface ReturnedProps extends Pick<Props, 'locale' | 't'> {
  returned: NonNullable<ReturnedPaymentOrCredit>
}

/** Renders the sentence on the returned payment or credit, with its date. */
export const RefundNotice = ({ returned: { what, at }, locale, t }: ReturnedProps) => (
  <LocalTime at={at} locale={locale} within={t(`access.refunded.${what}`, { date: dateSlot })} />
)

const Status = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" padding="lg">
    <Stack gap="sm" align="flex-start">
      <Title size="h3">{title}</Title>
      {children}
    </Stack>
  </Card>
)

export const paymentPath = (sittingId: string): string => `/payment?report=${sittingId}`
