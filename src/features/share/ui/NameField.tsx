'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
import { plainNameMax } from '@/core/plain-name'
import { useTexts } from '@/ui/texts'

/** The name that the other side sees. */
export function NameField(props: TextInputProps) {
  const t = useTexts('share')
  return <TextInput label={t('name')} maxLength={plainNameMax} autoComplete="off" {...props} />
}
