'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CountryView } from '@/core/care/helplines'
import type { Locale } from '@/core/locale'
import { readHelpCountry, writeHelpCountry } from '@/documents/browser/storage'
import { useHydrated } from '../hydrated'
import { CountryCard } from './CountryCard'
import { type CountryOption, CountrySelect } from './CountrySelect'
import styles from './HelpChoice.module.css'

interface Props {
  locale: Locale
  /** The country that the server assumes for this reader. */
  guessed: CountryView
  options: readonly CountryOption[]
  words: Readonly<Record<'change' | 'failed', string>>
}

/**
 * Renders the helplines of the reader's country in an app: the one chosen before in this browser, else the guessed one;
 * it can be changed.
 */
export function HelpChoice({ locale, guessed, options, words }: Props) {
  const hydrated = useHydrated()
  const [view, setView] = useState(guessed)
  const [failed, setFailed] = useState(false)
  const wanted = useRef(guessed.code)

  const show = useCallback(
    async (code: string): Promise<void> => {
      wanted.current = code
      try {
        // Requests all countries, so that the server does not learn the chosen one.
        const response = await fetch(`/api/helplines/${locale}`)
        const all: CountryView[] = await response.json()
        // Another country may have been chosen meanwhile.
        if (wanted.current !== code) return
        const found = all.find((one) => one.code === code)
        if (found) setView(found)
        setFailed(!found)
      } catch {
        setFailed(true)
      }
    },
    [locale],
  )

  useEffect(() => {
    const chosen = readHelpCountry()
    if (chosen && chosen !== guessed.code) void show(chosen)
  }, [guessed.code, show])

  return (
    <div className={styles.own}>
      <div className={styles.place}>
        <span aria-live="polite">{view.name}</span>
        <CountrySelect
          label={words.change}
          options={options}
          value={view.code}
          scripted={hydrated}
          onChange={({ target }) => {
            writeHelpCountry(target.value)
            void show(target.value)
          }}
        />
      </div>
      {failed && <p role="alert">{words.failed}</p>}
      <CountryCard view={view} />
    </div>
  )
}
