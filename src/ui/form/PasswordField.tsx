'use client'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
// biome-ignore lint/plugin/form-state: whether the password is shown.
import { useState } from 'react'
import { useTexts } from '@/ui/texts'

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'value'> {
  value?: string
  autoComplete: 'current-password' | 'new-password'
}

/**
 * Renders a password field that can show its text; pasting and password managers work as in any other field. Mantine's
 * PasswordInput wraps its input and puts an unlabelled eye button beside it that the keyboard cannot reach.
 */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts('auth')
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth="5.5rem"
      rightSection={
        <Button variant="transparent" size="sm" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'password.hide' : 'password.show')}
        </Button>
      }
    />
  )
}
