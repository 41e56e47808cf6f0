'use client'
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { vipPercent } from '@/core/commerce/discount'
import { ownSkuOfGift } from '@/core/commerce/product'
import type { RefundState } from '@/core/commerce/refund-schema'
import { formatEmail } from '@/core/input/shown-email'
import { Link } from '@/ui/app/Link'
import { RefundStatus } from '@/ui/money/RefundStatus'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'
import { Countdown } from './Countdown'
import { MailState } from './MailState'
import styles from './SuccessScreen.module.css'
import { useOrderMail } from './use-order-mail'

interface Props {
  /** Order as rendered by the server. */
  order: OrderView
  refund: RefundState
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
            ? t('correct.done', { email: formatEmail(email) })
            : t(`success.${mail.state}`, { email: formatEmail(email) })
        }
      />
      <InvoiceList invoices={order.invoices} />
      <RefundStatus orderId={order.orderId} {...refund} />
    </Stack>
  )
}

/** Renders a circle with a tick, drawn like the motifs of the tests. */
const SuccessMark = () => (
  <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="30" />
    <path d="M19 33c5 3 8 7 10 11 4-11 10-19 18-25" />
  </svg>
)

/** Renders links to the invoices and credit notes of an order; nothing before the first one. */
function InvoiceList({ invoices }: Pick<OrderView, 'invoices'>) {
  const t = useTexts('payment')
  if (invoices.length === 0) return null
  return (
    <Group>
      {invoices.map(({ number, kind, path }) => (
        <Anchor key={number} className="alone" href={path}>
          {t(`invoices.${kind}`, { number })}
        </Anchor>
      ))}
    </Group>
  )
}

/** Renders the page after the payment for a shop product: its use, and the state of the receipt mail. */
export function ProductSuccess({ order, refund }: { order: OrderView; refund: RefundState }) {
  const t = useTexts('payment')
  const mail = useOrderMail(order)
  const kind = ownSkuOfGift(order.sku) ? 'gift' : order.sku === 'vip' ? 'vip' : 'pack'
  return (
    <Stack component="section" className={`wrap narrow flush section ${styles.page}`} align="flex-start" gap="lg">
      <SuccessMark />
      <Title order={1}>{t(`product.done.${kind}.title`)}</Title>
      <Text className="lede">{t(`product.done.${kind}.text`, { percent: vipPercent })}</Text>
      <Group>
        <Button component={Link} href={kind === 'gift' ? '/me/shop' : '/me'}>
          {t(`product.done.${kind}.action`)}
        </Button>
        <Button component={Link} variant="default" href="/shop">
          {t('product.shop')}
        </Button>
      </Group>
      <MailState mail={mail} sentence={t(`product.mail.${mail.state}`, { email: formatEmail(mail.order.email) })} />
      <InvoiceList invoices={order.invoices} />
      <RefundStatus orderId={order.orderId} {...refund} />
    </Stack>
  )
}
