'use client'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { sentences } from '@/core/texts/sentences'
import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'

/** Whether a call got no answer at all: `fetch` rejects with a TypeError then, which tRPC passes on as the cause. */
function isOffline(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return !navigator.onLine || cause instanceof TypeError
}

/** The way to sign in and back to this page: a full load, since the header too still shows who was signed in. */
function SignInLink() {
  const t = useTexts('common')
  const { pathname, search } = window.location
  return <Anchor href={`/login?next=${encodeURIComponent(pathname + search)}`}>{t('nav.signIn')}</Anchor>
}

/**
 * The sentence for a failed call: the refusal's own, or that the network, or else the loading, was the reason. Who was
 * signed out, in another tab or by time, finds the way back in beside it.
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
    if (refusal && number) return sentences(errors(refusal.code), common('error.quote', { number }))
    if (refusal) return errors(refusal.code, refusal.params)
    return common(isOffline(error) ? 'error.offline' : 'error.load')
  }
}
