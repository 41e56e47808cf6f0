import type { ChangeEvent } from 'react'
import styles from './CountrySelect.module.css'

/** A country as it can be chosen. */
export interface CountryOption {
  code: string
  name: string
  /** Further regions of a browser's language that mean it. */
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

/** Choosing another country. Nothing is sent: the choice is shown from what is on the page, and kept in the browser. */
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
