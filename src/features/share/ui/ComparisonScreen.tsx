'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { trpc } from '@/trpc/react'
import { useLocale } from '@/ui/texts'
import { Pair } from './Pair'
import { Waiting } from './Waiting'

// The only one with a form, which weighs as much as the rest.
const Invitation = dynamic(async () => (await import('./Invitation')).Invitation)

/** What an address of a comparison shows: waiting, asking, or both results; an ended one has a page for everybody. */
export function ComparisonScreen({ linkKey }: { linkKey: string }) {
  const locale = useLocale()
  const [view] = trpc.share.comparison.useSuspenseQuery({ key: linkKey })
  const [cameAs] = useState(view.state)
  const focus = view.state !== cameAs
  useEffect(() => {
    if (view.state === 'ended') location.replace(`/share/ended?lang=${locale}`)
  }, [view.state, locale])

  switch (view.state) {
    case 'waiting':
      return <Waiting linkKey={linkKey} view={view} focus={focus} />
    case 'invited':
      return <Invitation linkKey={linkKey} view={view} focus={focus} />
    case 'shared':
      return <Pair linkKey={linkKey} view={view} focus={focus} />
    case 'ended':
      return null
  }
}
