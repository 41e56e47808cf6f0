'use client'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { core } from 'zod/mini'
import { type DomainErrorCode, type DomainErrorParams, isDomainErrorCode } from '@/core/error'
import { refusalOf } from '@/trpc/client'
import { useTexts } from '@/ui/texts'
import { useFailureText } from './failure-text'

/** A mutation of the API: `trpc.auth.register`. */
interface Procedure<Input, Output> {
  useMutation: () => { mutateAsync: (input: Input) => Promise<Output> }
}

/** Values while they are typed: a box that must be ticked begins unticked. */
type Typed<Input> = { [Key in keyof Input]: Input[Key] extends boolean ? boolean : Input[Key] }

interface Options<Values, Output> {
  initialValues: Values
  /** Which field a refusal of the server belongs to; every other one stands above the button. */
  fields?: Partial<Record<DomainErrorCode, keyof Values & string>>
  /** What the server has said; invalidate what it changed, or go on. Until it is done, the form is busy. */
  onDone?: (output: Output, values: Values) => unknown
}

/**
 * One form, one procedure, one schema: the schema that the procedure parses is parsed here first, each problem stands
 * at its field and the first one gets the focus; a refusal of the server is put at its field, or above the button.
 */
export function useServerForm<Input extends object, Output, Values extends Typed<Input>>(
  procedure: Procedure<Input, Output>,
  schema: core.$ZodType<unknown, Input>,
  { initialValues, fields = {}, onDone }: Options<Values, Output>,
) {
  const errorText = useTexts('errors')
  const failureText = useFailureText()
  const mutation = procedure.useMutation()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const form = useForm<Values>({
    initialValues,
    validate: (values) => inWords(schemaResolver(schema, { sync: true })(values)),
  })

  const inWords = (errors: FormErrors): FormErrors =>
    Object.fromEntries(
      Object.entries(errors).map(([path, code]) => [path, errorText(isDomainErrorCode(code) ? code : 'INVALID_INPUT')]),
    )

  const focus = (name: string) =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())

  function showProblems(errors: FormErrors): void {
    setFailure(null)
    const first = Object.keys(initialValues).find((name) => errors[name])
    if (first) focus(first)
  }

  /** One refusal: at its field, or above the button. */
  function refuse(code: DomainErrorCode, params: DomainErrorParams = {}): void {
    const field = fields[code]
    const text = errorText(code, params)
    form.setErrors(field ? { [field]: text } : {})
    setFailure(field ? null : text)
    if (field) focus(field)
  }

  async function send(values: Values): Promise<void> {
    if (sending.current) return
    sending.current = true
    // What was said stays until the answer comes: the page must not jump under a second click.
    setBusy(true)
    try {
      // Parsed against the same schema a moment ago: an unticked box does not come this far.
      const output = await mutation.mutateAsync(values as unknown as Input)
      form.clearErrors()
      setFailure(null)
      await onDone?.(output, values)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal && refusal.code !== 'INTERNAL') refuse(refusal.code, refusal.params)
      else setFailure(failureText(error))
    }
    sending.current = false
    setBusy(false)
  }

  /** What a field of this form needs. */
  const field = (name: keyof Values & string, type: 'input' | 'checkbox' = 'input') => ({
    ...form.getInputProps(name as never, { type }),
    name,
    errorProps: { role: 'alert' },
  })

  return {
    /** For `<ServerForm {...form.element}>`. */
    props: { ref: element, onSubmit: form.onSubmit(send, showProblems) },
    values: form.values,
    setValues: form.setValues,
    field,
    failure,
    busy,
    refuse,
  }
}
