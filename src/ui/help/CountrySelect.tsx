import type { ChangeEvent } from 'react'
import styles from './CountrySelect.module.css'

/** Country in the list of choices. */
export interface CountryOption {
  code: string
  name: string
  /** Other regions in a browser's language tag that stand for this country. */
  regions?: readonly string[] | undefined
}

interface Props {
  label: string
  options: readonly CountryOption[]
  /** The chosen code, when React controls the list; in a document help-page.js does. */
  value?: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  /** Whether a script handles the choice; without one, a link leads to the list of all countries. */
  scripted?: boolean
}

/**
 * Renders the choice of another country: a button that opens the browser's own list, so that the page names the country
 * only once. The choice is never sent; the browser keeps it.
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
