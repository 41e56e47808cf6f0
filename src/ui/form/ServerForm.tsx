'use client'
import type { ComponentProps } from 'react'
import { useHydrated } from '../hydrated'
import { useTexts } from '../texts'

/** Without JavaScript the form never takes input; then it says why. */
function WithoutScript() {
  const t = useTexts('common')
  const hydrated = useHydrated()
  if (hydrated) return null
  return (
    <noscript>
      <p className="notice">{t('noScript')}</p>
    </noscript>
  )
}

/**
 * The element of `useServerForm`. Until the page is hydrated it takes no input: the browser would send it by itself,
 * with everything typed in the address. `post` is the second lock on the same door.
 */
export const ServerForm = (props: ComponentProps<'form'>) => (
  <>
    <WithoutScript />
    <form {...props} method="post" inert={!useHydrated()} noValidate />
  </>
)
