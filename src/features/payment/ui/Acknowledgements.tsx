'use client'
import { Checkbox } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import styles from './Acknowledgements.module.css'

export interface Acknowledged {
  delivery: boolean
  withdrawal: boolean
}

interface Props {
  value: Acknowledged
  onChange: (value: Acknowledged) => void
  error: string | null
}

/** The two statements of an EU buyer; each is ticked by hand or not at all. */
export function Acknowledgements({ value, onChange, error }: Props) {
  const t = useTexts('payment')
  return (
    <fieldset className={styles.group} aria-describedby={error ? 'acknowledge-error' : undefined}>
      <legend className={styles.legend}>{t('acknowledge.title')}</legend>
      {(['delivery', 'withdrawal'] as const).map((name) => (
        <Checkbox
          key={name}
          name={name}
          checked={value[name]}
          onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
          label={t(`acknowledge.${name}`)}
          aria-invalid={error !== null && !value[name] ? true : undefined}
        />
      ))}
      {error && (
        <p id="acknowledge-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
