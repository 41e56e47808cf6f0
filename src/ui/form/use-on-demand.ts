'use client'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useFailureText } from './failure-text'
import { useStateAcrossLanguages } from './use-state-across-languages'

/**
 * Loads a component at its first use, because most visitors never use it, and describes an error of loading. After a
 * change of language it opens again, with the typed input.
 * @param name unique name within the page; null for a component that does not open again
 */
export function useOnDemand<Props>(name: string | null, load: () => Promise<ComponentType<Props>>) {
  const failureText = useFailureText()
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [open, setOpen] = useStateAcrossLanguages<boolean>(name, false)

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a restored `open` opens the component again
  useEffect(() => {
    if (open && !Shown) void show()
  }, [open])

  const hide = () => {
    setOpen(false)
    setShown(null)
  }
  return { Shown, failure, show, hide }
}
