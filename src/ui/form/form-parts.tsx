'use client'
import { Button, Stack, Text, TextInput, type TextInputProps, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '@/ui/texts'
import { Failure } from './Failure'
import styles from './Form.module.css'

/** Renders the column of a page with a form. */
export const FormPage = ({ children }: { children: ReactNode }) => (
  <Stack gap="xl" maw="28rem">
    {children}
  </Stack>
)

/** Renders the heading and first sentence of a step; a later step takes the focus, so that a screen reader reads it. */
export function FormHead({ title, lead, focus = false }: { title: string; lead: string; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <Stack gap="sm">
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text className="lede">{lead}</Text>
    </Stack>
  )
}

export function AccountField(props: TextInputProps) {
  const t = useTexts('auth')
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={t('email')}
      {...props}
    />
  )
}

/**
 * Renders one field for a mailed code. Mantine's PinInput would be eight fields: all read out with the same name, all
 * offered the whole code by the phone, none linked to the error message, and together wider than a phone of 320 px.
 */
export function CodeField(props: TextInputProps) {
  const t = useTexts('auth')
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      label={t('code.label')}
      classNames={{ input: styles.code }}
      {...props}
    />
  )
}

interface SubmitProps {
  failure: ReactNode
  busy: boolean
  children: string
}

/** Renders the refusal of the server and the submit button. */
export function SubmitButton({ failure, busy, children }: SubmitProps) {
  return (
    <>
      <Failure busy={busy}>{failure}</Failure>
      <Button type="submit" loading={busy}>
        {children}
      </Button>
    </>
  )
}
