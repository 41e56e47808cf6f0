'use client'
import type { ReactNode } from 'react'
import styles from './Reviews.module.css'

interface Props {
  name: string
  label: string
  hint: string
  error?: string
  value: string
  onChange: (value: string) => void
  /** Rows of a text of several lines; without them it is one line. */
  rows?: number
  autoComplete?: string
  /** Stands below the field. */
  children?: ReactNode
}

/** A plain field with its label, hint and error: the page is for readers, so it loads no library of controls. */
export function Field({ name, label, hint, error, value, onChange, rows, autoComplete, children }: Props) {
  const shared = {
    id: `review-${name}`,
    name,
    value,
    'aria-describedby': `review-${name}-hint${error ? ` review-${name}-error` : ''}`,
    'aria-invalid': error ? true : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={shared.id}>{label}</label>
      <p id={`${shared.id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {rows ? <textarea {...shared} rows={rows} /> : <input type="text" {...shared} autoComplete={autoComplete} />}
      {error && (
        <p id={`${shared.id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
