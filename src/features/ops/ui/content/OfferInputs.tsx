'use client'
import { Checkbox, Stack } from '@mantine/core'
import { productTitle } from '@/core/commerce/product-texts'
import { offeredSkus } from '@/core/commerce/products'
import type { InputsProps, TypedValues } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AddOfferInput } from '../../content/content-schema'
import { DateTimeInput } from '../fields/DateTimeInput'
import { NumberField } from '../fields/NumberField'

export type OfferValues = TypedValues<AddOfferInput> & Pick<AddOfferInput, 'skus' | 'reason'>

/** Renders the inputs for the products of an offer, its discount, and its start and end. */
export function OfferInputs({ form: { field, setValues } }: InputsProps<AddOfferInput, OfferValues>) {
  const t = useTexts('admin-content')
  const shop = useTexts('shop')
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
            <Checkbox key={sku} name={name} value={sku} label={productTitle(shop, sku)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NumberField {...field('percent')} label={t('percent')} />
      <DateTimeInput {...field('startsAt')} label={t('offerStart')} />
      <DateTimeInput {...field('endsAt')} label={t('endsAt')} />
    </>
  )
}
