'use client'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { type TypedStates, typedEvents } from '@/core/input/typed-key'

/**
 * A state that stays when the page changes its language, as what is typed does (src/documents/browser/typed.ts): which part of a
 * form is open, or what was applied. Nothing secret: it stands in the tab's storage for that moment.
 * @param name of its own among those of the page; null for a state that is not kept
 */
export function useKeptState<T extends string | boolean | null>(
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
    const keep = ({ detail }: CustomEventInit<TypedStates>) => {
      if (detail && now.current !== initial) detail[name] = now.current
    }
    const take = (states: TypedStates | undefined) => {
      const kept = states?.[name]
      if (typeof kept === 'string' || typeof kept === 'boolean') setState(kept as T)
    }
    const restore = ({ detail }: CustomEventInit<TypedStates>) => take(detail ?? undefined)
    take(window.typedStates)
    addEventListener(typedEvents.keep, keep as EventListener)
    addEventListener(typedEvents.restore, restore as EventListener)
    return () => {
      removeEventListener(typedEvents.keep, keep as EventListener)
      removeEventListener(typedEvents.restore, restore as EventListener)
    }
  }, [name, initial])
  return [state, setState]
}
