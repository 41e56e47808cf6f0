'use client'
import { Text } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { productTitle } from '@/core/commerce/product-texts'
import { offeredSkus } from '@/core/commerce/products'
import { trpc } from '@/trpc/hooks'
import { useLocale, useTexts } from '@/ui/texts'
import type { OfferRows } from '../../content/content-schema'
import type { StaffView } from '../../schema'
import { ActionDialog } from '../ActionDialog'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import type { Column } from '../table/columns'
import type { TableQuery } from '../table/OpsTable'
import type { OfferValues } from './OfferInputs'
import { TimedItemsPart } from './TimedItemsPart'

type Row = OfferRows['rows'][number]

const useOffers = ({ filter: _, ...input }: TableQuery<'all'>) => trpc.ops.offers.useQuery(input, tableQueryOptions)

/** Renders the past, current and planned offers. */
export function OffersPart({ staff: { acts } }: { staff: StaffView }) {
  const t = useTexts('admin-content')
  const shop = useTexts('shop')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const columns: Column<Row>[] = [
    { name: 'product', title: t('product'), cell: ({ sku }) => productTitle(shop, sku), text: ({ sku }) => sku },
    {
      name: 'price',
      title: t('price'),
      cell: ({ prices }) =>
        prices.map(({ currency, listMinor, amountMinor }) => (
          <Text key={currency} size="sm">
            {formatMoney({ amountMinor, currency }, locale)}{' '}
            <s>{formatMoney({ amountMinor: listMinor, currency }, locale)}</s>
          </Text>
        )),
      text: ({ prices }) => prices.map(({ currency, amountMinor }) => `${currency} ${amountMinor}`).join(', '),
    },
  ]
  return (
    <TimedItemsPart<Row>
      name="offers"
      lead={t('offersLead')}
      add={acts.includes('offer.add') && <AddOffer />}
      columns={columns}
      end={acts.includes('offer.end') ? (id) => <EndOffer offer={id} /> : null}
      useRows={useOffers}
      fetchDownloadPage={({ filter: _, ...input }) => ops.offers.fetch(input, downloadQueryOptions)}
    />
  )
}

function EndOffer({ offer: offerId }: { offer: string }) {
  const t = useTexts('admin-content')
  return (
    <ActionDialog
      open={t('endOffer')}
      ask={t('endOfferAsk')}
      yes={t('endOfferYes')}
      procedure={(api) => api.ops.endOffer}
      schema={async () => (await import('../../content/content-schema')).EndOfferInput}
      initialValues={{ offerId, reason: '' }}
    />
  )
}

const initialValues: OfferValues = { skus: [...offeredSkus], percent: 10, startsAt: null, endsAt: null, reason: '' }

/** Renders the action that lowers the prices of some or all products for a limited time. */
export function AddOffer() {
  const t = useTexts('admin-content')
  return (
    <ActionDialog
      open={t('addOffer')}
      ask={t('addOfferAsk')}
      yes={t('addOfferYes')}
      procedure={(api) => api.ops.addOffer}
      schema={async () => (await import('../../content/content-schema')).AddOfferInput}
      initialValues={initialValues}
      fields={{
        TIME_INVALID: 'endsAt',
        OFFER_PERCENT: 'percent',
        OFFER_OVERLAP: 'skus',
        OFFER_ORDER: 'percent',
        OFFER_PACK: 'percent',
        OFFER_MEMBERSHIP: 'percent',
      }}
      inputs={async () => (await import('./OfferInputs')).OfferInputs}
    />
  )
}
