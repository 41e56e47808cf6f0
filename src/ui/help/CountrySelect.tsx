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
  /** The chosen code, where React looks after it; in a document help-page.js does. */
  value?: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  /** Whether a script is there to do what is chosen; without one, a link leads to the list of all countries. */
  scripted?: boolean
}

/**
 * Chooses another country: a button with the browser's own list behind it, so that the country beside it is not named
 * twice. The choice is never sent; the browser keeps it.
 */
export function CountrySelect({ label, options, value, onChange, scripted = false }: Props) {
  return (
    <>
      <a className={styles.choice} href="/help-now#all" hidden={scripted} data-help-all data-no-print>
        {label}
      </a>
      <label className={styles.choice} hidden={!scripted} data-help-choice data-no-print>
        {label}
        <select autoComplete="off" {...(onChange && { value, onChange })}>
          {options.map(({ code, name, regions }) => (
            <option key={code} value={code} data-regions={regions?.join(' ')}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
