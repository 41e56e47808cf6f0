'use client'
import { useMemo } from 'react'
import { countryNamer, countryNames } from '@/core/commerce/country'
import { useHydrated } from '@/ui/hydrated'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './CountryField.module.css'

interface Props {
  country: string
  onChange: (country: string) => void
}

/** Where the buyer lives: one line, that opens the list of the device. */
export function CountryField({ country, onChange }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const hydrated = useHydrated()
  // The first paint has the chosen one alone; server and browser may know it by different names.
  const names = useMemo(
    () => (hydrated ? countryNames(locale) : [{ code: country, name: countryNamer(locale)(country) }]),
    [hydrated, locale, country],
  )
  return (
    <label className={styles.field}>
      <span>{t('country.label')}</span>
      <select name="country" value={country} onChange={(event) => onChange(event.currentTarget.value)}>
        {names.map(({ code, name }) => (
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
