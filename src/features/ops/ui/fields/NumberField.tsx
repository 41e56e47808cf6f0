'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
// biome-ignore lint/plugin/form-state: the form holds the number; this holds its text as typed.
import { useState } from 'react'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Number in the field; null if the field is empty. */
  value?: number | null
  /** Number of typed decimals; the value counts the smallest unit: 2 for cents. */
  decimals?: number
  onChange?: (value: number | null) => void
}

/** Renders a text field for a number; empty is null. Text that is no number is NaN, which the schema refuses. */
export function NumberField({ value = null, decimals = 0, onChange, ...props }: Props) {
  const [typed, setTyped] = useState(formatTypedNumber(value, decimals))
  // The form may change the value, for instance to empty the field after sending.
  const shown = Object.is(parseTypedNumber(typed, decimals), value) ? typed : formatTypedNumber(value, decimals)
  return (
    <TextInput
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      {...props}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange?.(parseTypedNumber(currentTarget.value, decimals))
      }}
    />
  )
}

/**
 * Reads typed text, `4.99` or `4,99` or `-1`, as a whole number of the smallest unit: null for empty text, NaN for text
 * that is no number or has more than `decimals` decimals.
 */
export function parseTypedNumber(typed: string, decimals = 0): number | null {
  const text = typed.trim()
  if (text === '') return null
  const [, sign = '', whole, part = ''] = /^(-?)(\d{1,9})(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === undefined || part.length > decimals) return Number.NaN
  return Number(`${sign}${whole}${part.padEnd(decimals, '0')}`)
}

/** Returns the text to type for a number of the smallest unit. */
export const formatTypedNumber = (value: number | null, decimals = 0): string =>
  value === null ? '' : (value / 10 ** decimals).toFixed(decimals)
