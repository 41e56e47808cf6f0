'use client'
import { TextInput } from '@mantine/core'
import { AccountField } from '@/ui/form/parts'
import type { InputsProps } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { ChangeCredits, CorrectAddress, DeleteCustomer } from '../../customers/support-schema'
import { NumberField } from '../fields/NumberField'

/** How many free reports more, or fewer. */
export function CreditsInput({ form }: InputsProps<ChangeCredits>) {
  const t = useTexts('admin')
  return <NumberField {...form.field('delta')} label={t('support.delta')} inputMode="text" />
}

/** The address of the account once more, typed by whoever deletes it. */
export function ConfirmationInput({ form }: InputsProps<DeleteCustomer>) {
  const t = useTexts('admin')
  return <TextInput {...form.field('confirmation')} label={t('support.confirmation')} autoComplete="off" />
}

/** Where the mails of an order go instead. */
export function AddressInput({ form }: InputsProps<CorrectAddress>) {
  const t = useTexts('admin')
  return <AccountField {...form.field('email')} label={t('support.newAddress')} autoComplete="off" />
}
