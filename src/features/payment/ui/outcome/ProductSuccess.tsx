'use client'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { vipPercent } from '@/core/commerce/discount'
import { giftOf } from '@/core/commerce/product'
import type { RefundWays } from '@/core/commerce/refund-schema'
import { shownEmail } from '@/core/input/shown-email'
import { Link } from '@/ui/app/Link'
import { RefundWay } from '@/ui/money/RefundWay'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'
import { InvoiceList } from './InvoiceList'
import { MailState } from './MailState'
import { SuccessMark } from './SuccessMark'
import styles from './SuccessMark.module.css'
import { useOrderMail } from './use-order-mail'

/** Renders the page after the payment for a shop product: its use, and the state of the receipt mail. */
export function ProductSuccess({ order, refund }: { order: OrderView; refund: RefundWays }) {
  const t = useTexts('payment')
  const mail = useOrderMail(order)
  const kind = giftOf(order.sku) ? 'gift' : order.sku === 'vip' ? 'vip' : 'pack'
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
      <MailState mail={mail} sentence={t(`product.mail.${mail.state}`, { email: shownEmail(mail.order.email) })} />
      <InvoiceList invoices={order.invoices} />
      <RefundWay orderId={order.orderId} {...refund} />
    </Stack>
  )
}
