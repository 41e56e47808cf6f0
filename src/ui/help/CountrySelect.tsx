import type { ChangeEvent } from 'react'
import styles from './CountrySelect.module.css'

/** A country as it can be chosen. */
export interface CountryOption {
  code: string
  name: string
  /** Other regions of a browser's language that stand for this country. */
  regions?: readonly string[] | undefined
}

interface Props {
  label: string
  options: readonly CountryOption[]
  /** The chosen code, where React looks after it; in a document enhance.js does. */
  value?: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  hidden?: boolean
}

/** Chooses another country. The choice is never sent; the browser keeps it. */
export function CountrySelect({ label, options, value, onChange, hidden = false }: Props) {
  return (
    <label className={styles.choice} hidden={hidden} data-help-choice data-no-print>
      <span className="visually-hidden">{label}</span>
      <select autoComplete="off" {...(onChange && { value, onChange })}>
        {options.map(({ code, name, regions }) => (
          <option key={code} value={code} data-regions={regions?.join(' ')}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
