'use client'
import type { ComponentProps } from 'react'
import { areCookiesEnabled } from '@/stores/cookies-enabled'
import { useHydrated } from '../hydrated'
import { useTexts } from '../texts'

interface Props extends ComponentProps<'form'> {
  /** Reason why the form needs JavaScript, for a form where the common text would not fit. */
  why?: string
  /** Whether the next step has to recognise this browser: a browser without cookies shows a notice beforehand. */
  needsCookies?: boolean
}

function WithoutCookies() {
  const t = useTexts('errors')
  if (!useHydrated() || areCookiesEnabled()) return null
  return (
    <p className="notice" role="alert">
      {t('COOKIES_BLOCKED')}
    </p>
  )
}

/** Renders the reason why the form takes no input without JavaScript. */
function WithoutScript({ why }: { why: string | undefined }) {
  const t = useTexts('common')
  const hydrated = useHydrated()
  if (hydrated) return null
  return (
    <noscript>
      <p className="notice">{why ?? t('noScript')}</p>
    </noscript>
  )
}

/**
 * Renders the element of `useServerForm`. Without JavaScript it takes no input, because the browser would send it by
 * itself. With JavaScript, src/documents/browser/input/early-input.ts keeps input typed before hydration.
 */
export const ServerForm = ({ why, needsCookies = false, ...props }: Props) => (
  <>
    {needsCookies && <WithoutCookies />}
    <WithoutScript why={why} />
    {/* biome-ignore lint/plugin/form-element: the element itself. */}
    <form {...props} method="post" inert={!useHydrated()} noValidate />
  </>
)
