'use client'
import { TextInput } from '@mantine/core'
import { AccountField } from '@/ui/form/form-parts'
import type { InputsProps } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { ChangeCreditsInput, CorrectAddressInput, DeleteCustomerInput } from '../../customers/support-schema'
import { NumberField } from '../fields/NumberField'

/** Renders the input for the number of free reports to give or to take back. */
export function CreditsInput({ form }: InputsProps<ChangeCreditsInput>) {
  const t = useTexts('admin')
  return <NumberField {...form.field('delta')} label={t('support.delta')} inputMode="text" />
}

/** Renders the input for the address of the account, which confirms its deletion. */
export function ConfirmationInput({ form }: InputsProps<DeleteCustomerInput>) {
  const t = useTexts('admin')
  return <TextInput {...form.field('confirmation')} label={t('support.confirmation')} autoComplete="off" />
}

/** Renders the input for the new address of an order. */
export function AddressInput({ form }: InputsProps<CorrectAddressInput>) {
  const t = useTexts('admin')
  return <AccountField {...form.field('email')} label={t('support.newAddress')} autoComplete="off" />
}
