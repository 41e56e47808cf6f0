'use client'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '@/ui/texts'
import styles from './Form.module.css'

/** Heading and first sentence of a step; a later step takes the focus, so that it is read out. */
export function Head({ title, lead, focus = false }: { title: string; lead: string; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lede">{lead}</p>
    </header>
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

/** What the server had against it, and the one button. */
export function Submit({ failure, busy, children }: { failure: ReactNode; busy: boolean; children: string }) {
  return (
    <>
      {failure && (
        // Anew with each answer, so that the same words are read out again; while waiting they only stand there.
        <p key={String(busy)} className="notice" role={busy ? undefined : 'alert'}>
          {failure}
        </p>
      )}
      <Button type="submit" size="lg" loading={busy}>
        {children}
      </Button>
    </>
  )
}
