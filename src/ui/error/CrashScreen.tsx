'use client'
import cn from '@locales/cn/crash.json'
import en from '@locales/en/crash.json'
import es from '@locales/es/crash.json'
import { htmlLang, isLocale, type Locale } from '@/core/locale'
import { ErrorScreen } from './ErrorScreen'

const texts = { cn, en, es }

/**
 * Returns the texts of the screen. They are part of the code, because the source of all other texts may have failed.
 */
export const crashTexts = (locale: Locale) => texts[locale]

/** Returns the language of the page that failed. */
export function crashedLocale(): Locale {
  if (typeof document === 'undefined') return 'cn'
  const { lang, dataset } = document.documentElement
  if (isLocale(dataset.lang)) return dataset.lang
  return (Object.keys(htmlLang) as Locale[]).find((locale) => htmlLang[locale] === lang) ?? 'cn'
}

interface Props {
  locale: Locale
  /** Clears the error. */
  reset: () => void
}

/** Renders the screen of a failed app: 500, a sentence, a button to try again, and one to go home. */
export function CrashScreen({ locale, reset }: Props) {
  const { message, retry, home, quote } = crashTexts(locale)
  const number = requestNumber()
  const hint = number === undefined ? undefined : quote.replace('{{number}}', number)
  const goHome = () => {
    reset()
    location.replace('/landing/home')
  }
  return (
    <ErrorScreen status={500} message={message} hint={hint} home={home} onHome={goHome}>
      {/* biome-ignore lint/plugin/reload: the page failed, and somebody tries again. */}
      <button type="button" className="button quiet" onClick={() => location.reload()}>
        {retry}
      </button>
    </ErrorScreen>
  )
}

/** Returns the id that the server gave the last request of this page, from `Server-Timing`; undefined without one. */
function requestNumber(): string | undefined {
  if (typeof performance === 'undefined' || !performance.getEntriesByType) return undefined
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return (entries as PerformanceResourceTiming[])
    .filter(({ serverTiming }) => serverTiming?.some(({ name }) => name === 'request'))
    .sort((a, b) => a.startTime - b.startTime)
    .at(-1)
    ?.serverTiming.find(({ name }) => name === 'request')?.description
}
