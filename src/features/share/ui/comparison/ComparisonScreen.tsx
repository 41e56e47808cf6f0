'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { useLocale } from '@/ui/texts'
import type { ComparisonView } from '../../schema'
import { redirectToEnded } from './redirect-to-ended'

// Loaded on demand: only one of them is shown, and each has parts that the others do not need.
const Invitation = dynamic(async () => (await import('./Invitation')).Invitation)
const Pair = dynamic(async () => (await import('./PairComparison')).PairComparison)
const Waiting = dynamic(async () => (await import('./UnansweredInvitation')).UnansweredInvitation)

/**
 * Renders the page of a comparison: waiting, invited, or both results. An ended one has another page, open to everyone.
 */
export function ComparisonScreen({ linkKey, view }: { linkKey: string; view: ComparisonView }) {
  const locale = useLocale()
  const [cameAs] = useState(view.state)
  const focus = view.state !== cameAs
  useEffect(() => {
    if (view.state === 'ended') redirectToEnded(locale)
  }, [view.state, locale])

  switch (view.state) {
    case 'waiting':
      return <Waiting view={view} focus={focus} />
    case 'invited':
      return <Invitation linkKey={linkKey} view={view} focus={focus} />
    case 'shared':
      return <Pair view={view} focus={focus} />
    case 'ended':
      return null
  }
}
