'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
// biome-ignore lint/plugin/form-state: what was typed of a moment that the form holds.
import { useState } from 'react'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Moment in the form that the server takes. */
  value?: string | null
  onChange?: (value: string | null) => void
}

/**
 * A moment as it stands in the field, in the reader's own time zone (`2026-12-01T10:00`), for the server: null while
 * there is none. A half of one counts as none with the browser; here it is one that the schema refuses, since none may
 * mean now.
 */
export function momentOf({ value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>): string | null {
  if (validity.badInput) return ''
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** A moment, chosen in the reader's own time zone. */
export function MomentInput({ value = null, onChange, ...props }: Props) {
  const [typed, setTyped] = useState('')
  const take = (field: HTMLInputElement) => {
    setTyped(field.value)
    const moment = momentOf(field)
    // A message about the moment stays until the moment changes.
    if (moment !== value) onChange?.(moment)
  }
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={typed}
      onChange={({ currentTarget }) => take(currentTarget)}
      // No other event reports a half of a moment.
      onKeyUp={({ currentTarget }) => take(currentTarget)}
      onBlur={({ currentTarget }) => take(currentTarget)}
    />
  )
}
