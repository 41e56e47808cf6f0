'use client'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useFailureText } from './failure-text'

/** A component that is fetched when somebody asks for it: most people never do. What goes wrong then is said. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const failureText = useFailureText()
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null)
  const [failure, setFailure] = useState<ReactNode>(null)

  async function show(): Promise<void> {
    setFailure(null)
    try {
      const component = await load()
      setShown(() => component)
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  return { Shown, failure, show, hide: () => setShown(null) }
}
