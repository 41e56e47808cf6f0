'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useTexts } from '@/ui/texts'

/** Renders the field for a code of the second factor; it accepts letters too, for recovery codes. */
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
