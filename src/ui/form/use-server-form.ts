'use client'
import { type FormErrors, type LooseKeys, useForm } from '@mantine/form'
import { type ReactNode, type SubmitEvent, useCallback, useRef, useState } from 'react'
import { type DomainErrorCode, type DomainErrorParams, isDomainErrorCode } from '@/core/error'
import type { core, ZodMiniType } from '@/core/zod'
import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import { useFailureText } from './failure-text'

/** Refusals that have nothing to do with what was typed: they read the same wherever a call fails. */
const elsewhere: readonly DomainErrorCode[] = ['INTERNAL', 'UNAUTHENTICATED']

/** Fetches what sends: `sending((api) => api.auth.register)`. */
type Procedure<Input, Output> = () => Promise<(input: Input) => Promise<Output>>

type Schema<Input> = ZodMiniType<unknown, Input>

/** What a form needs to be sent. */
interface Ready<Input, Output> {
  schema: Schema<Input>
  mutate: (input: Input) => Promise<Output>
}

/** Values while they are typed: a choice that must be made begins without one. */
type Typed<Input> = { [Key in keyof Input]: Input[Key] | null }

interface Options<Values, Output> {
  initialValues: Values
  /** Which field a refusal of the server belongs to; every other one stands above the button. */
  fields?: Partial<Record<DomainErrorCode, keyof Values & string>>
  /** What a refusal is called here, where the common words would not fit. */
  says?: Partial<Record<DomainErrorCode, string>>
  /** What the server has said; invalidate what it changed, or go on. Until it is done, the form is busy. */
  onDone?: (output: Output, values: Values) => unknown
  /** Beside saying it: what else a refusal calls for. */
  onRefused?: (error: unknown) => void
}

/**
 * One form, one procedure, one schema: the schema that the procedure parses is parsed here first, each problem stands
 * at its field and the first one gets the focus; a refusal of the server is put at its field, or above the button.
 * @param procedure what sends, with the client of the API
 * @param load the schema, with the whole of zod: both come when the form gets the focus, and a page that is only read
 * does without
 */
export function useServerForm<Input extends object, Output, Values extends Typed<Input>>(
  procedure: Procedure<Input, Output>,
  load: () => Promise<Schema<Input>>,
  { initialValues, fields = {}, says = {}, onDone, onRefused }: Options<Values, Output>,
) {
  const errorText = useTexts('errors')
  const failureText = useFailureText()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const sending = useRef(false)
  const loaded = useRef<Ready<Input, Output>>(undefined)

  const stillToSend = useCallback(() => setDone(false), [])
  const form = useForm<Values>({ initialValues, onValuesChange: stillToSend })

  async function ready(): Promise<Ready<Input, Output>> {
    if (!loaded.current) {
      const [schema, mutate] = await Promise.all([load(), procedure()])
      loaded.current = { schema, mutate }
    }
    return loaded.current
  }
  // What goes wrong here is said when it is sent.
  const prepare = () => void ready().catch(() => {})

  /** The first problem of each field: its message is a code, which a rule's params fill in. */
  const inWords = (issues: readonly core.$ZodIssue[]): FormErrors =>
    Object.fromEntries(
      [...issues].reverse().map((issue) => {
        const params = issue.code === 'custom' ? issue.params : undefined
        return [
          issue.path.join('.'),
          errorText(isDomainErrorCode(issue.message) ? issue.message : 'INVALID_INPUT', params),
        ]
      }),
    )

  const fieldNamed = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)
  const focus = (name: string) => requestAnimationFrame(() => fieldNamed(name)?.focus())

  function showProblems(errors: FormErrors): void {
    // In the order of the fields; a field inside another one is named by its path.
    const first = Object.keys(initialValues)
      .map((name) => Object.keys(errors).find((path) => path === name || path.startsWith(`${name}.`)))
      .find((path) => path !== undefined)
    // A value without a field of its own has nowhere else to be said.
    setFailure(first && fieldNamed(first) ? null : errorText('INVALID_INPUT'))
    if (first) focus(first)
  }

  /** One refusal: at its field, or above the button. */
  function refuse(code: DomainErrorCode, params: DomainErrorParams = {}): void {
    const field = fields[code]
    const text = says[code] ?? errorText(code, params)
    form.setErrors(field ? { [field]: text } : {})
    setFailure(field ? null : text)
    if (field) focus(field)
  }

  function release(): void {
    sending.current = false
    setBusy(false)
  }

  async function send(mutate: Ready<Input, Output>['mutate'], values: Values): Promise<void> {
    try {
      // Just parsed: an unticked box does not come this far.
      const output = await mutate(values as unknown as Input)
      form.clearErrors()
      setFailure(null)
      await onDone?.(output, values)
      setDone(true)
    } catch (error) {
      onRefused?.(error)
      const refusal = refusalOf(error)
      if (refusal && !elsewhere.includes(refusal.code)) refuse(refusal.code, refusal.params)
      else setFailure(failureText(error))
    }
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    if (!loaded.current) setBusy(true)
    try {
      const { schema, mutate } = loaded.current ?? (await ready())
      const values = form.getValues()
      const { error } = schema.safeParse(values)
      const errors = inWords(error?.issues ?? [])
      form.setErrors(errors)
      if (error) showProblems(errors)
      else {
        // What was said stays until the answer comes: the page must not jump under a second click.
        setBusy(true)
        await send(mutate, values)
      }
    } catch (error) {
      setFailure(failureText(error))
    }
    release()
  }

  /** What a field of this form needs. */
  const field = (name: LooseKeys<Values> & string, type: 'input' | 'checkbox' = 'input') => ({
    ...form.getInputProps(name, { type }),
    name,
    // A box has no place for them.
    ...(type === 'input' && { errorProps: { role: 'alert' } }),
  })

  return {
    /** For `<ServerForm {...form.element}>`. */
    props: { ref: element, onFocus: prepare, onSubmit: submit },
    values: form.values,
    setValues: form.setValues,
    field,
    failure,
    busy,
    /** The server has taken what stands in the fields. */
    done,
    refuse,
    /** For a page that the browser wakes up again after it was left. */
    release,
  }
}
