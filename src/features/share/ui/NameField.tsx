'use client'
import { shownNameMax } from '@/core/person'
import { useTexts } from '@/ui/texts'
import styles from './Share.module.css'

interface Props {
  id: string
  hint: string
  error?: string
  value: string
  onChange: (value: string) => void
}

/** The name that the other side sees. */
export function NameField({ id, hint, error, value, onChange }: Props) {
  const t = useTexts('share')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('name')}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={shownNameMax}
        autoComplete="off"
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
