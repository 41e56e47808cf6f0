'use client'
import styles from './Share.module.css'

interface Props {
  id: string
  label: string
  error?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box that is never ticked beforehand. */
export function Agreement({ id, label, error, checked, onChange }: Props) {
  return (
    <div>
      <label className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
