'use client'
import { offeredSkus } from '@/core/commerce/products'
import { useTexts } from '@/ui/texts'
import { ActionDialog } from '../ActionDialog'
import type { OfferValues } from './OfferInputs'

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
