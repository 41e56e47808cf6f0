'use client'
import { type FormErrors, type LooseKeys, useForm } from '@mantine/form'
import { type ReactNode, type SubmitEvent, useCallback, useId, useRef, useState } from 'react'
import type { DomainErrorCode, DomainErrorParams } from '@/core/error/error'
import type { ZodMiniType } from '@/core/input/zod'
import { keepsCookies } from '@/stores/keeps-cookies'
import { loadProcedure, type PickProcedure } from '@/trpc/call-procedure'
import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import { useFailureText } from './failure-text'
import type * as problems from './problems'
import { sendWithRetries } from './send-with-retries'

/** Refusals that have nothing to do with what was typed: they read the same wherever a call fails. */
const elsewhere: readonly DomainErrorCode[] = ['INTERNAL', 'UNAUTHENTICATED']

export type Schema<Input> = ZodMiniType<unknown, Input>

/** Parts that a form needs to be sent. */
interface Ready<Input, Output> extends Pick<typeof problems, 'problemsInWords' | 'firstProblem'> {
  schema: Schema<Input>
  mutate: (input: Input) => Promise<Output>
}

/** Values while they are typed: a choice that must be made begins without one. */
export type Typed<Input> = { [Key in keyof Input]: Input[Key] | null }

export interface ServerFormOptions<Values, Output> {
  initialValues: Values
  /** Which field a refusal of the server belongs to; every other one stands above the button. */
  fields?: Partial<Record<DomainErrorCode, keyof Values & string>>
  /** Words for a refusal here, where the common words would not fit. */
  says?: Partial<Record<DomainErrorCode, string>>
  /** The next step has to know this browser again: without cookies nothing is sent, and it is said why. */
  needsCookies?: boolean
  /** Sends again by itself while the site is away, full or too busy for a moment; only what may be sent twice. */
  retryWhileUnavailable?: boolean
  /** Handles the server's answer; invalidate what it changed, or go on. Until this is done, the form is busy. */
  onDone?: (output: Output, values: Values) => unknown
  /** Beside saying it: what else a refusal calls for. */
  onRefused?: (error: unknown) => void
}

export type ServerFormState<Input extends object, Output, Values extends Typed<Input>> = ReturnType<
  typeof useServerForm<Input, Output, Values>
>

/** Props of a component with some fields of the form around it. */
export interface InputsProps<Input extends object, Values extends Typed<Input> = Input, Output = unknown> {
  form: ServerFormState<Input, Output, Values>
}

/**
 * One form, one procedure, one schema: the schema that the procedure parses is parsed here first, each problem stands
 * at its field and the first one gets the focus; a refusal of the server is put at its field, or above the button.
 *
 * Values, errors, validation and the way to a field are Mantine's. Its `onSubmit` is not used: a schema that could not
 * be fetched ends there without a word, and of two quick presses the first is passed on as valid, unparsed.
 *
 * The client of the API and the schema, with the whole of zod, come when the form gets the focus: a page that is only read
 * does without.
 * @param pick the procedure: `(api) => api.auth.register`
 * @param load the schema that the procedure parses
 */
export function useServerForm<Input extends object, Output, Values extends Typed<Input>>(
  pick: PickProcedure<Input, Output>,
  load: () => Promise<Schema<Input>>,
  {
    initialValues,
    fields = {},
    says = {},
    needsCookies = false,
    retryWhileUnavailable = false,
    onDone,
    onRefused,
  }: ServerFormOptions<Values, Output>,
) {
  const errorText = useTexts('errors')
  const failureText = useFailureText()
  const [failure, setFailure] = useState<ReactNode>(null)
  const [done, setDone] = useState(false)
  const sending = useRef(false)
  const loaded = useRef<Ready<Input, Output>>(undefined)

  const form = useForm<Values>({
    // Two forms of a page may have a field of the same name. Mantine takes letters, numbers and dashes.
    name: useId().replace(/[^\da-z]/gi, '-'),
    initialValues,
    onValuesChange: useCallback(() => setDone(false), []),
    validate: async (values) => {
      const { schema, problemsInWords } = await ready()
      return problemsInWords(schema.safeParse(values).error?.issues ?? [], errorText)
    },
  })

  async function ready(): Promise<Ready<Input, Output>> {
    if (!loaded.current) {
      const [schema, mutate, telling] = await Promise.all([load(), loadProcedure(pick), import('./problems')])
      loaded.current = { ...telling, schema, mutate }
    }
    return loaded.current
  }
  // A failure here is shown when the form is sent.
  const prepare = () => void ready().catch(() => {})

  /** Input element of a field; for a group, its first checkbox or radio button. */
  function elementOf(path: string): HTMLElement | null {
    const named = form.getInputNode(path)
    return named?.querySelector<HTMLElement>('input') ?? named
  }
  const focus = (path: string) => requestAnimationFrame(() => elementOf(path)?.focus())

  async function showProblems(errors: FormErrors): Promise<void> {
    const first = (await ready()).firstProblem(errors, Object.keys(initialValues))
    // A value without a field of its own has nowhere else to be said.
    setFailure(first && elementOf(first) ? null : errorText('INVALID_INPUT'))
    if (first) focus(first)
  }

  /** Texts stand in their fields as the schema has understood them, and as they are sent. */
  async function showUnderstood(): Promise<void> {
    const values = form.getValues()
    const { data } = (await ready()).schema.safeParse(values)
    const understood = Object.entries(data ?? {}).filter(
      ([name, value]) => typeof value === 'string' && typeof values[name as keyof Values] === 'string',
    )
    const changed = understood.filter(([name, value]) => value !== values[name as keyof Values])
    if (changed.length > 0) form.setValues(Object.fromEntries(changed) as Partial<Values>)
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
    form.setSubmitting(false)
  }

  async function send(values: Values): Promise<void> {
    // Earlier messages stay until the answer comes: the page must not jump under a second click.
    form.setSubmitting(true)
    try {
      const { mutate } = await ready()
      // Just parsed: an unticked box does not come this far.
      const sendOnce = () => mutate(values as unknown as Input)
      const output = await (retryWhileUnavailable ? sendWithRetries(sendOnce) : sendOnce())
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

  async function submit(event?: SubmitEvent): Promise<void> {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    if (!loaded.current) form.setSubmitting(true)
    try {
      const { hasErrors, errors } = await form.validate()
      if (!hasErrors) await showUnderstood()
      if (hasErrors) await showProblems(errors)
      else if (needsCookies && !keepsCookies()) refuse('COOKIES_BLOCKED')
      else await send(form.getValues())
    } catch (error) {
      setFailure(failureText(error))
    }
    release()
  }

  /** Returns the props of a field of this form. */
  const field = (name: (LooseKeys<Values> | keyof Values) & string, type: 'input' | 'checkbox' = 'input') => ({
    ...form.getInputProps(name, { type }),
    name,
    // A box has no place for them.
    ...(type === 'input' && { errorProps: { role: 'alert' } }),
  })

  return {
    /** For `<ServerForm {...form.props}>`. */
    props: { onFocus: prepare, onSubmit: submit, needsCookies },
    /** For a field that is sent by itself, inside another form. */
    submit,
    values: form.values,
    setValues: form.setValues,
    field,
    failure,
    busy: form.submitting,
    /** The server has taken what stands in the fields. */
    done,
    refuse,
    /** For a page that the browser wakes up again after it was left. */
    release,
  }
}
