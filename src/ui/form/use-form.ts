'use client'
import { useRef, useState } from 'react'
import type { DomainErrorCode } from '@/core/error'
import { isRefusal, refusalOf } from '@/trpc/client'
import { useTexts } from '@/ui/texts'
import { useFailureText } from './failure-text'

type Problems<F extends string> = Partial<Record<F, string>>

/** Which field each refusal of the server belongs to; the rest stands above the button. */
export type RefusalFields<F extends string> = Partial<Record<DomainErrorCode, F>>

/**
 * Values, problems and sending of one form. `check` names what to mend before anything is sent; the first such field
 * gets the focus.
 */
export function useForm<F extends string>(initial: Record<F, string>, fields: RefusalFields<NoInfer<F>>) {
  const errors = useTexts('errors')
  const failureText = useFailureText()
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<F>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const refused = useRef(false)

  const focus = (name: string) =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())

  function show(found: Problems<F>): void {
    setProblems(found)
    const first = Object.keys(initial).find((name) => found[name as F])
    if (first) focus(first)
  }

  /** In place of what was said before. */
  function tell(found: Problems<F>, above: string | null): void {
    refused.current = true
    show(found)
    setFailure(above)
  }

  /** One refusal: at its field, or above the button. */
  function refuse(code: DomainErrorCode, params: Record<string, string | number> = {}): void {
    const field = fields[code]
    const text = errors(code, params)
    tell(field ? ({ [field]: text } as Problems<F>) : {}, field ? null : text)
  }

  async function send(check: () => Partial<Record<F, DomainErrorCode | null>>, action: () => Promise<unknown>) {
    if (busy) return
    const found = Object.entries(check()).filter(([, code]) => code !== null) as [F, DomainErrorCode][]
    if (found.length > 0) {
      return tell(Object.fromEntries(found.map(([name, code]) => [name, errors(code)])) as Problems<F>, null)
    }
    // What was said stays until the answer comes: the page must not jump under a second click.
    setBusy(true)
    refused.current = false
    try {
      await action()
      if (!refused.current) tell({}, null)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal && !isRefusal(error, 'INTERNAL')) refuse(refusal.code, refusal.params)
      else tell({}, failureText(error))
    }
    setBusy(false)
  }

  /** What a text field of this form needs. */
  const field = (name: F) => ({
    name,
    value: values[name],
    error: problems[name],
    errorProps: { role: 'alert' },
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setValues((before) => ({ ...before, [name]: value }))
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })

  return { element, values, fill: setValues, field, failure, busy, send, refuse }
}
