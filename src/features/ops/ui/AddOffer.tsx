'use client'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { offeredSkus } from '@/core/commerce/product'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import { DeedDialog } from './DeedDialog'
import { MomentInput, momentOf } from './MomentInput'

/** Lowers the prices of some products, or of all of them, for a time. */
export function AddOffer() {
  const t = useTexts('admin-content')
  const shop = useTexts('shop')
  const [chosen, setChosen] = useState<readonly string[]>(offeredSkus)
  const [percent, setPercent] = useState('10')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const add = trpc.ops.addOffer.useMutation()
  return (
    <DeedDialog
      open={t('addOffer')}
      ask={t('addOfferAsk')}
      yes={t('addOfferYes')}
      action={(reason) =>
        add.mutateAsync({
          skus: offeredSkus.filter((sku) => chosen.includes(sku)),
          percent: Number(percent),
          startsAt: momentOf(from),
          endsAt: momentOf(to) ?? '',
          reason,
        })
      }
    >
      <Checkbox.Group label={t('products')} value={[...chosen]} onChange={setChosen}>
        <Stack gap="xs">
          {offeredSkus.map((sku) => (
            <Checkbox key={sku} value={sku} label={shop(`products.${sku}.name`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <TextInput
        label={t('percent')}
        inputMode="numeric"
        value={percent}
        onChange={({ currentTarget }) => setPercent(currentTarget.value)}
      />
      <MomentInput label={t('offerStart')} value={from} onChange={setFrom} />
      <MomentInput label={t('endsAt')} value={to} onChange={setTo} />
    </DeedDialog>
  )
}
