'use client'
import { useRef, useState } from 'react'

interface Options<Output> {
  onDone?: (output: Output) => void
  /** Beside saying it: what else a failure calls for. */
  onFailed?: (error: unknown) => void
}

type State = { name: 'idle' | 'busy' | 'done' } | { name: 'failed'; error: unknown }

/**
 * What a button does, once at a time, on a page without remote data.
 * @param act what it throws is kept as `error`, until the next time
 */
export function useAction<Input, Output>(
  act: (input: Input) => Promise<Output>,
  { onDone, onFailed }: Options<Output> = {},
) {
  const [state, setState] = useState<State>({ name: 'idle' })
  const running = useRef(false)

  async function run(input: Input): Promise<void> {
    if (running.current) return
    running.current = true
    setState({ name: 'busy' })
    try {
      const output = await act(input)
      setState({ name: 'done' })
      onDone?.(output)
    } catch (error) {
      setState({ name: 'failed', error })
      onFailed?.(error)
    }
    running.current = false
  }

  return {
    run,
    busy: state.name === 'busy',
    done: state.name === 'done',
    error: state.name === 'failed' ? state.error : null,
    /** Forgets what happened. */
    reset: () => setState({ name: 'idle' }),
  }
}
