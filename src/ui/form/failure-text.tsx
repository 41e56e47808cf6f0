'use client'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { joinSentences } from '@/core/texts/sentences'
import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'

/** Whether a call got no response at all: `fetch` then rejects with a TypeError, and tRPC passes it on as the cause. */
function isOffline(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return !navigator.onLine || cause instanceof TypeError
}

/**
 * Renders a link to sign in and return to this page: a full load, because the header still shows the signed-out
 * account.
 */
function SignInLink() {
  const t = useTexts('common')
  const { pathname, search } = window.location
  return <Anchor href={`/login?next=${encodeURIComponent(pathname + search)}`}>{t('nav.signIn')}</Anchor>
}

/**
 * Returns the function that describes a failed call: with the text of the refusal, or with the network or the loading
 * as the reason. After a sign-out, in another tab or by time, the text includes a link to sign in.
 */
export function useFailureText(): (error: unknown) => ReactNode {
  const errors = useTexts('errors')
  const common = useTexts('common')
  return (error) => {
    const refusal = refusalOf(error)
    if (refusal?.code === 'UNAUTHENTICATED') {
      return (
        <>
          {errors(refusal.code)} <SignInLink />
        </>
      )
    }
    const number = refusal?.params.request
    if (refusal && number) return joinSentences(errors(refusal.code), common('error.quote', { number }))
    if (refusal) return errors(refusal.code, refusal.params)
    return common(isOffline(error) ? 'error.offline' : 'error.load')
  }
}
