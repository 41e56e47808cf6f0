'use client'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { type DraftStates, draftEvents } from '@/core/input/kept-input'

/**
 * Provides a state that survives a change of the page's language as typed input does, such as the open part of a form
 * or an applied code; see src/documents/browser/input/keep-typed-text.ts. It must not be secret, because it is in the
 * tab's storage meanwhile.
 * @param name unique name within the page; null for a state that is not kept
 */
export function useStateAcrossLanguages<T extends string | boolean | null>(
  name: string | null,
  initial: T,
): [T, Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(initial)
  const now = useRef(state)
  useEffect(() => {
    now.current = state
  })
  useEffect(() => {
    if (name === null) return
    const keep = ({ detail }: CustomEventInit<DraftStates>) => {
      if (detail && now.current !== initial) detail[name] = now.current
    }
    const take = (states: DraftStates | undefined) => {
      const kept = states?.[name]
      if (typeof kept === 'string' || typeof kept === 'boolean') setState(kept as T)
    }
    const restore = ({ detail }: CustomEventInit<DraftStates>) => take(detail ?? undefined)
    take(window.typedStates)
    addEventListener(draftEvents.keep, keep as EventListener)
    addEventListener(draftEvents.restore, restore as EventListener)
    return () => {
      removeEventListener(draftEvents.keep, keep as EventListener)
      removeEventListener(draftEvents.restore, restore as EventListener)
    }
  }, [name, initial])
  return [state, setState]
}
