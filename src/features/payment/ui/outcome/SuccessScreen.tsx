'use client'
import { Button, Stack, Title } from '@mantine/core'
import type { RefundWays } from '@/core/commerce/refund-schema'
import { shownEmail } from '@/core/input/shown-email'
import { Link } from '@/ui/app/Link'
import { RefundWay } from '@/ui/money/RefundWay'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'
import { Countdown } from './Countdown'
import { InvoiceList } from './InvoiceList'
import { MailState } from './MailState'
import { SuccessMark } from './SuccessMark'
import styles from './SuccessMark.module.css'
import { useOrderMail } from './use-order-mail'

interface Props {
  /** Order as rendered by the server. */
  order: OrderView
  refund: RefundWays
  /** Path of the report that this order opened. */
  report: string
}

/** Renders the page after the payment for a report. The report opens by itself unless the mail needs attention. */
export function SuccessScreen({ order, refund, report }: Props) {
  const t = useTexts('payment')
  const mail = useOrderMail(order)
  const { email } = mail.order
  return (
    <Stack component="section" className={`wrap narrow flush section ${styles.page}`} align="flex-start" gap="lg">
      <SuccessMark />
      <Title order={1}>{t('success.title')}</Title>
      <Button component={Link} href={report}>
        {t('success.view')}
      </Button>
      {/* No countdown while the buyer reads that the mail failed, or types an address. */}
      {!mail.mending && <Countdown to={report} />}
      <MailState
        mail={mail}
        sentence={
          mail.state === 'corrected'
            ? t('correct.done', { email: shownEmail(email) })
            : t(`success.${mail.state}`, { email: shownEmail(email) })
        }
      />
      <InvoiceList invoices={order.invoices} />
      <RefundWay orderId={order.orderId} {...refund} />
    </Stack>
  )
}
