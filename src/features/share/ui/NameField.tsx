'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
import { shownNameMax } from '@/core/person'
import { useTexts } from '@/ui/texts'

/** The name that the other side sees. */
export function NameField(props: TextInputProps) {
  const t = useTexts('share')
  return <TextInput label={t('name')} maxLength={shownNameMax} autoComplete="off" {...props} />
}
