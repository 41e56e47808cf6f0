'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
// biome-ignore lint/plugin/form-state: what was typed of a number that the form holds.
import { useState } from 'react'
import { numberOf, typedOf } from './typed-number'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** null: the field is empty. */
  value?: number | null
  /** Digits behind the point that are typed, and are whole numbers here: 2 for cents. */
  decimals?: number
  onChange?: (value: number | null) => void
}

/** A number that is typed; empty is none. What is no number is left to the schema to refuse. */
export function NumberField({ value = null, decimals = 0, onChange, ...props }: Props) {
  const [typed, setTyped] = useState(typedOf(value, decimals))
  // Emptied from outside, when the form has been sent.
  const shown = Object.is(numberOf(typed, decimals), value) ? typed : typedOf(value, decimals)
  return (
    <TextInput
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      {...props}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange?.(numberOf(currentTarget.value, decimals))
      }}
    />
  )
}
