'use client'
import { type FormErrors, type LooseKeys, useForm } from '@mantine/form'
import { type ReactNode, type SubmitEvent, useCallback, useId, useRef, useState } from 'react'
import type { DomainErrorCode, DomainErrorParams } from '@/core/error/error'
import type { ZodMiniType } from '@/core/input/zod'
import { areCookiesEnabled } from '@/stores/cookies-enabled'
import { loadProcedure, type PickProcedure } from '@/trpc/call-procedure'
import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import { useFailureText } from './failure-text'
import type * as problems from './problems'

/** Refusals that do not depend on the input: their texts are the same for every failed call. */
const elsewhere: readonly DomainErrorCode[] = ['INTERNAL', 'UNAUTHENTICATED']

export type Schema<Input> = ZodMiniType<unknown, Input>

/** Modules that a form needs before it is sent. */
interface Ready<Input, Output> extends Pick<typeof problems, 'describeProblems' | 'firstProblem'> {
  schema: Schema<Input>
  mutate: (input: Input) => Promise<Output>
}

/** Values during typing: a required choice begins as null. */
export type TypedValues<Input> = { [Key in keyof Input]: Input[Key] | null }

export interface ServerFormOptions<Values, Output> {
  initialValues: Values
  /** Form field that shows a given error code; codes that are not listed are shown above the button. */
  fields?: Partial<Record<DomainErrorCode, keyof Values & string>>
  /** Texts of refusals in this form, where the common texts would not fit. */
  says?: Partial<Record<DomainErrorCode, string>>
  /**
   * Whether the next step has to recognise this browser: without cookies nothing is sent, and the form shows the
   * reason.
   */
  needsCookies?: boolean
  /** Retries while the site is unreachable, full or too busy for a moment; only for requests that may be sent twice. */
  retryWhileUnavailable?: boolean
  /**
   * Handles the server's response: invalidates changed data, or opens the next page. The form is busy until this is
   * done.
   */
  onDone?: (output: Output, values: Values) => unknown
  /** Called after a refusal, in addition to showing it. */
  onRefused?: (error: unknown) => void
}

export type ServerFormState<Input extends object, Output, Values extends TypedValues<Input>> = ReturnType<
  typeof useServerForm<Input, Output, Values>
>

/** Props of a component with some fields of the surrounding form. */
export interface InputsProps<Input extends object, Values extends TypedValues<Input> = Input, Output = unknown> {
  form: ServerFormState<Input, Output, Values>
}

/**
 * Connects one form to one procedure and one schema. The procedure's schema is checked here first; each problem is
 * shown at its field, and the first one gets the focus. A refusal of the server is shown at its field, or above the
 * button.
 *
 * Mantine manages values, errors, validation and focus. Its `onSubmit` is not used: it stays silent when the schema
 * cannot be loaded, and of two quick clicks it passes the first on as valid, unchecked.
 *
 * The API client and the schema, with the whole of zod, load when the form gets the focus: a page that is only read
 * does without them.
 * @param pick the procedure: `(api) => api.auth.register`
 * @param load the schema that the procedure parses
 */
export function useServerForm<Input extends object, Output, Values extends TypedValues<Input>>(
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
    // Two forms of a page may have fields of the same name. Mantine accepts letters, numbers and dashes.
    name: useId().replace(/[^\da-z]/gi, '-'),
    initialValues,
    onValuesChange: useCallback(() => setDone(false), []),
    validate: async (values) => {
      const { schema, describeProblems } = await ready()
      return describeProblems(schema.safeParse(values).error?.issues ?? [], errorText)
    },
  })

  async function ready(): Promise<Ready<Input, Output>> {
    if (!loaded.current) {
      const [schema, mutate, telling] = await Promise.all([load(), loadProcedure(pick), import('./problems')])
      loaded.current = { ...telling, schema, mutate }
    }
    return loaded.current
  }
  // A failure to load is shown when the form is sent.
  const prepare = () => void ready().catch(() => {})

  /** Returns the input element of a field; for a group, its first checkbox or radio button. */
  function elementOf(path: string): HTMLElement | null {
    const named = form.getInputNode(path)
    return named?.querySelector<HTMLElement>('input') ?? named
  }
  const focus = (path: string) => requestAnimationFrame(() => elementOf(path)?.focus())

  async function showProblems(errors: FormErrors): Promise<void> {
    const first = (await ready()).firstProblem(errors, Object.keys(initialValues))
    // The problem of a value without a field has no other place.
    setFailure(first && elementOf(first) ? null : errorText('INVALID_INPUT'))
    if (first) focus(first)
  }

  /** Replaces the texts in the fields by the parsed values that are sent. */
  async function showUnderstood(): Promise<void> {
    const values = form.getValues()
    const { data } = (await ready()).schema.safeParse(values)
    const understood = Object.entries(data ?? {}).filter(
      ([name, value]) => typeof value === 'string' && typeof values[name as keyof Values] === 'string',
    )
    const changed = understood.filter(([name, value]) => value !== values[name as keyof Values])
    if (changed.length > 0) form.setValues(Object.fromEntries(changed) as Partial<Values>)
  }

  /** Shows one refusal at its field, or above the button. */
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
    // Earlier messages stay until the response arrives: the page must not move under a second click.
    form.setSubmitting(true)
    try {
      const { mutate } = await ready()
      // The values were just validated: an unticked box does not come this far.
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
      else if (needsCookies && !areCookiesEnabled()) refuse('COOKIES_BLOCKED')
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
    // A checkbox has no `errorProps`.
    ...(type === 'input' && { errorProps: { role: 'alert' } }),
  })

  return {
    /** For `<ServerForm {...form.props}>`. */
    props: { onFocus: prepare, onSubmit: submit, needsCookies },
    /** Submits the form, for a field that is sent by itself inside another form. */
    submit,
    values: form.values,
    setValues: form.setValues,
    field,
    failure,
    busy: form.submitting,
    /** Whether the server has accepted the present values. */
    done,
    refuse,
    /** Ends the busy state, for a page that the browser restores after it was left. */
    release,
  }
}

/** Waits before each further try, in milliseconds, when the refusal contains no waiting time. */
const waitsMs = [2_000, 4_000, 8_000, 16_000, 30_000]

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * Sends, and retries for about a minute while the site refuses with SERVICE_UNAVAILABLE: then nothing was done. At last
 * it throws that refusal; every other error is thrown at once. Only for requests that may be sent twice without harm.
 */
export async function sendWithRetries<Output>(send: () => Promise<Output>, wait = pause): Promise<Output> {
  for (const ms of waitsMs) {
    try {
      return await send()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code !== 'SERVICE_UNAVAILABLE') throw error
      await wait(Math.max(ms, 1_000 * Number(refusal.params.seconds ?? 0)))
    }
  }
  return send()
}
