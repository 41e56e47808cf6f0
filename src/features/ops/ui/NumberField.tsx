'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** null: the field is empty. */
  value: number | null
  /** Digits behind the point that are typed, and are whole numbers here: 2 for cents. */
  decimals?: number
  onChange: (value: number | null) => void
}

/** A number that is typed; empty is none. What is no number is left to the schema to refuse. */
export function NumberField({ value, decimals = 0, onChange, ...props }: Props) {
  const scale = 10 ** decimals
  const [typed, setTyped] = useState(value === null ? '' : String(value / scale))
  const numberOf = (text: string) => (text.trim() === '' ? null : Math.round(Number(text.replace(',', '.')) * scale))
  // Emptied from outside, when the form has been sent.
  const shown = Object.is(numberOf(typed), value) ? typed : value === null ? '' : String(value / scale)
  return (
    <TextInput
      {...props}
      value={shown}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={10}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(numberOf(currentTarget.value))
      }}
    />
  )
}
