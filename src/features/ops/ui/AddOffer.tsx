'use client'
import { Checkbox, Stack } from '@mantine/core'
import { offeredSkus } from '@/core/commerce/product'
import type { Typed } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AddOffer as Asked } from '../content-schema'
import { DeedDialog } from './DeedDialog'
import { MomentInput } from './MomentInput'
import { NumberField } from './NumberField'

type Values = Typed<Asked> & Pick<Asked, 'skus' | 'reason'>
const initialValues: Values = { skus: [...offeredSkus], percent: 10, startsAt: null, endsAt: null, reason: '' }

/** Lowers the prices of some products, or of all of them, for a time. */
export function AddOffer() {
  const t = useTexts('admin-content')
  const shop = useTexts('shop')
  return (
    <DeedDialog
      open={t('addOffer')}
      ask={t('addOfferAsk')}
      yes={t('addOfferYes')}
      procedure={(api) => api.ops.addOffer}
      schema={async () => (await import('../content-schema')).AddOffer}
      initialValues={initialValues}
      fields={{
        ...{ TIME_INVALID: 'endsAt', OFFER_PERCENT: 'percent', OFFER_OVERLAP: 'skus' },
        ...{ OFFER_ORDER: 'percent', OFFER_PACK: 'percent', OFFER_MEMBERSHIP: 'percent' },
      }}
    >
      {({ field, setValues }) => {
        const { name, ...skus } = field('skus')
        return (
          <>
            <Checkbox.Group
              {...skus}
              label={t('products')}
              onChange={(chosen) => setValues({ skus: offeredSkus.filter((sku) => chosen.includes(sku)) })}
            >
              <Stack gap="xs">
                {offeredSkus.map((sku) => (
                  <Checkbox key={sku} name={name} value={sku} label={shop(`products.${sku}.name`)} />
                ))}
              </Stack>
            </Checkbox.Group>
            <NumberField {...field('percent')} label={t('percent')} />
            <MomentInput {...field('startsAt')} label={t('offerStart')} />
            <MomentInput {...field('endsAt')} label={t('endsAt')} />
          </>
        )
      }}
    </DeedDialog>
  )
}
