'use client'
import { TextInput } from '@mantine/core'

interface Props {
  label: string
  /** As the browser writes it, in its own time zone: `2026-12-01T10:00`. */
  value: string
  onChange: (value: string) => void
}

/** A moment as it was typed, for the server; null while there is none. */
export function momentOf(typed: string): string | null {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** A moment, chosen in the reader's own time zone. */
export const MomentInput = ({ label, value, onChange }: Props) => (
  <TextInput
    type="datetime-local"
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
