'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
import { cleanName, shownNameMax, toPlainName } from '@/core/account/person'
import { useTexts } from '@/ui/texts'

/**
 * Renders the field for the name. If the other person will see another name than the typed one, the field shows it
 * before sending.
 */
export function NameField({ value, description, ...props }: TextInputProps) {
  const t = useTexts('share')
  const typed = cleanName(String(value ?? ''))
  const shown = toPlainName(typed)
  const changed = shown === '' ? t('nameNone') : t('nameShown', { name: shown })
  return (
    <TextInput
      label={t('name')}
      // Limit in code units, of which a character may have two: the schema counts characters.
      maxLength={shownNameMax * 2}
      autoComplete="off"
      {...props}
      value={value}
      description={shown === typed ? description : changed}
      descriptionProps={{ role: 'status' }}
    />
  )
}
