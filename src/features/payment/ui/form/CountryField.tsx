'use client'
import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { countryNames, createCountryNamer } from '@/core/commerce/country'
import { useHydrated } from '@/ui/hydrated'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './CountryField.module.css'

interface CountryFieldProps {
  country: string
  onChange: (country: string) => void
}

/** Arrow icon, the same as on foldable sections. */
const fold = (
  <svg className={styles.fold} viewBox="0 0 12 8" aria-hidden="true">
    <path d="m1.5 1.5 4.5 4.5 4.5-4.5" />
  </svg>
)

/** Renders the choice of the country of residence: one line that opens the native list. */
export function CountryField({ country, onChange }: CountryFieldProps) {
  const t = useTexts('payment')
  const locale = useLocale()
  const hydrated = useHydrated()
  // Until hydration only the chosen country is listed; server and browser may have different names for it.
  const names = useMemo(
    () => (hydrated ? countryNames(locale) : [{ code: country, name: createCountryNamer(locale)(country) }]),
    [hydrated, locale, country],
  )
  return (
    <NativeSelect
      variant="unstyled"
      rightSection={fold}
      rightSectionWidth="1.25rem"
      classNames={{ root: styles.root, label: styles.label, wrapper: styles.wrapper, input: styles.input }}
      label={t('country.label')}
      name="country"
      value={country}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {names.map(({ code, name }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
