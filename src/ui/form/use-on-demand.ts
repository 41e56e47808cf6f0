'use client'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useFailureText } from './failure-text'
import { useKeptState } from './use-kept-state'

/**
 * A component that is fetched when somebody asks for it: most people never do. What goes wrong then is said. It is asked for
 * again after a change of language, with what was typed into it.
 * @param name of its own among those of the page; null for what is not asked for again
 */
export function useOnDemand<Props>(name: string | null, load: () => Promise<ComponentType<Props>>) {
  const failureText = useFailureText()
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [open, setOpen] = useKeptState<boolean>(name, false)

  async function show(): Promise<void> {
    setFailure(null)
    try {
      const component = await load()
      setShown(() => component)
      setOpen(true)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was open before, and is not yet
  useEffect(() => {
    if (open && !Shown) void show()
  }, [open])

  const hide = () => {
    setOpen(false)
    setShown(null)
  }
  return { Shown, failure, show, hide }
}
