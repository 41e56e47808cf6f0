'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useTexts } from '@/ui/texts'

/** A code of the second factor; letters too, for recovery codes. */
export function AuthenticatorField(props: TextInputProps) {
  const t = useTexts('admin')
  return (
    <TextInput
      label={t('login.code')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  )
}
