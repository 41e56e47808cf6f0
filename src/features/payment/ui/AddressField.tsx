'use client'
import { TextInput } from '@mantine/core'
import type { EmailProblem } from '@/core/email'
import { useTexts } from '@/ui/texts'

interface Props {
  name: string
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  problem: EmailProblem | null
  autoComplete: 'email' | 'off'
}

/** One e-mail address; a phone shows the keyboard for it and corrects nothing. */
export function AddressField({ name, label, hint, value, onChange, problem, autoComplete }: Props) {
  const errors = useTexts('errors')
  return (
    <TextInput
      {...{ name, label, value, autoComplete }}
      description={hint}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problem && errors(problem)}
    />
  )
}
