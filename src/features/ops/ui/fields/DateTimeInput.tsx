'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
// biome-ignore lint/plugin/form-state: the form holds the date; this holds its text as typed.
import { useState } from 'react'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Date and time in the format of the server, ISO 8601; null while there is none. */
  value?: string | null
  onChange?: (value: string | null) => void
}

/**
 * Returns the date and time in a field, which is in the reader's time zone (`2026-12-01T10:00`), as ISO 8601; null if
 * the field is empty. For a half-typed date, which the browser reports as empty, it returns a value that the schema
 * refuses: an empty field may mean now.
 */
export function toIsoDateTime({ value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>): string | null {
  if (validity.badInput) return ''
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Renders the input for a date and time in the reader's own time zone. */
export function DateTimeInput({ value = null, onChange, ...props }: Props) {
  const [typed, setTyped] = useState('')
  const take = (field: HTMLInputElement) => {
    setTyped(field.value)
    const dateTime = toIsoDateTime(field)
    // A message about the date stays until the date changes.
    if (dateTime !== value) onChange?.(dateTime)
  }
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={typed}
      onChange={({ currentTarget }) => take(currentTarget)}
      // No other event reports a half-typed date.
      onKeyUp={({ currentTarget }) => take(currentTarget)}
      onBlur={({ currentTarget }) => take(currentTarget)}
    />
  )
}
