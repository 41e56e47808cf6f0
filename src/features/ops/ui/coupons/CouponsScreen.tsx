'use client'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { reportsIn } from '@/core/commerce/product'
import { textKeyOf } from '@/core/commerce/product-texts'
import { trpc } from '@/trpc/hooks'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { CouponRows, ListCouponsInput } from '../../coupons/coupons-schema'
import { ActionDialog } from '../ActionDialog'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'

type Coupon = CouponRows['rows'][number]
const lists = ['open', 'over', 'all'] as const
const useCoupons = (input: ListCouponsInput) => trpc.ops.coupons.useQuery(input, tableQueryOptions)

/** Renders the coupons with their uses, and the actions that add and end them. */
export function CouponsScreen({ mayAdd }: { mayAdd: boolean }) {
  const t = useTexts('admin-books')
  const admin = useTexts('admin')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const adding = useOnDemand('add-coupon', async () => (await import('./AddCouponForm')).AddCouponForm)

  const offOf = ({ percent, offCny, offUsd, offEur }: Coupon): string =>
    percent === null
      ? ([['CNY', offCny] as const, ['USD', offUsd] as const, ['EUR', offEur] as const] as const)
          .flatMap(([currency, off]) => (off === null ? [] : [formatMoney({ amountMinor: off, currency }, locale)]))
          .join(' · ')
      : `${percent} %`
  const forOf = ({ skus }: Coupon): string =>
    skus.map((sku) => admin(`product.${textKeyOf(sku)}`, { reports: reportsIn(sku) })).join(' · ') ||
    t('coupons.everything')
  const columns: Column<Coupon>[] = [
    { name: 'code', title: t('coupons.code'), cell: ({ code }) => <code>{code}</code>, text: ({ code }) => code },
    { name: 'off', title: t('coupons.off'), cell: offOf, text: offOf },
    { name: 'for', title: t('coupons.for'), cell: forOf, text: ({ skus }) => skus.join(' ') },
    {
      name: 'used',
      title: t('coupons.used'),
      cell: ({ held, paid, maxUses }) => t('coupons.usedOf', { held, paid, most: maxUses ?? t('coupons.unlimited') }),
      text: ({ paid }) => paid,
    },
    {
      name: 'until',
      title: t('coupons.until'),
      cell: ({ endsAt, over }) =>
        over ? (
          t('coupons.ended')
        ) : endsAt ? (
          <LocalTime at={endsAt} locale={locale} show="medium" />
        ) : (
          t('coupons.noEnd')
        ),
      text: ({ endsAt }) => endsAt,
    },
    {
      name: 'acts',
      title: t('coupons.acts'),
      cell: ({ id: couponId, code, over }) =>
        over ? (
          '–'
        ) : (
          <ActionDialog
            open={t('coupons.end')}
            ask={t('coupons.endAsk', { code })}
            yes={t('coupons.endYes')}
            procedure={(api) => api.ops.endCoupon}
            schema={async () => (await import('../../coupons/coupons-schema')).EndCouponInput}
            initialValues={{ couponId, reason: '' }}
          />
        ),
    },
  ]
  const list = (value: (typeof lists)[number]) => ({ value, label: t(`coupons.${value}`) })
  return (
    <Stack>
      <Title order={1}>{t('coupons.title')}</Title>
      <Text c="dimmed">{t('coupons.lead')}</Text>
      <Group>
        <ActionDialog
          open={t('coupons.goodwill')}
          ask={t('coupons.goodwillAsk')}
          yes={t('coupons.goodwillYes')}
          procedure={(api) => api.ops.addGoodwillCoupon}
          schema={async () => (await import('../../coupons/coupons-schema')).AddGoodwillCouponInput}
          initialValues={{ reason: '' }}
          successMessage={({ code }) => t('coupons.made', { code })}
        />
      </Group>
      <OpsTable
        name="coupons"
        columns={columns}
        rowKey={({ id }) => id}
        filters={[list(lists[0]), list(lists[1]), list(lists[2])]}
        searchLabel={t('coupons.search')}
        useRows={useCoupons}
        fetchDownloadPage={(input) => ops.coupons.fetch(input, downloadQueryOptions)}
      />
      {mayAdd &&
        (adding.Shown ? (
          <adding.Shown />
        ) : (
          <Group>
            <Button variant="default" onClick={() => void adding.show()}>
              {t('coupons.add')}
            </Button>
            {adding.failure}
          </Group>
        ))}
    </Stack>
  )
}
