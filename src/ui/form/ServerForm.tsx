'use client'
import type { ComponentProps } from 'react'
import { keepsCookies } from '@/stores/keeps-cookies'
import { useHydrated } from '../hydrated'
import { useTexts } from '../texts'

interface Props extends ComponentProps<'form'> {
  /** Why it needs JavaScript, where the common words would not fit. */
  why?: string
  /** The step after it has to know this browser again: one that keeps no cookies is told so beforehand. */
  needsCookies?: boolean
}

function WithoutCookies() {
  const t = useTexts('errors')
  if (!useHydrated() || keepsCookies()) return null
  return (
    <p className="notice" role="alert">
      {t('COOKIES_BLOCKED')}
    </p>
  )
}

/** Without JavaScript the form never takes input; then it says why. */
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
 * The element of `useServerForm`. Without JavaScript it takes no input: the browser would send it by itself. With it, what is
 * typed before the page is hydrated is kept by src/documents/browser/early-input.ts.
 */
export const ServerForm = ({ why, needsCookies = false, ...props }: Props) => (
  <>
    {needsCookies && <WithoutCookies />}
    <WithoutScript why={why} />
    {/* biome-ignore lint/plugin/form-element: the element itself. */}
    <form {...props} method="post" inert={!useHydrated()} noValidate />
  </>
)
