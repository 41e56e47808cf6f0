import { momentText } from '@/core/dates'
import { type Locale, languageFor } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../schema'
import styles from './Letter.module.css'

/** Where what somebody thinks of the test can be said; it shows nothing of the report. */
export function ReviewLink({ slug, t }: { slug: string; t: Translate<'report'> }) {
  return (
    <p data-no-print>
      <a href={`/tests/${slug}/reviews`}>{t('review')}</a>
    </p>
  )
}

/** Where the one who took the test can take everything back. */
export function DeleteLink({ sittingId, t }: { sittingId: string; t: Translate<'report'> }) {
  return (
    <p data-no-print>
      <a href={`/report/${sittingId}/delete`}>{t('delete.link')}</a>
    </p>
  )
}

/** Where parts of the result can be shown to others, for a test that is meant for it. */
export function ShareLink({ view, t }: { view: Pick<FullView, 'sittingId' | 'shareable'>; t: Translate<'report'> }) {
  if (!view.shareable) return null
  return (
    <p data-no-print>
      <a href={`/report/${view.sittingId}/share`}>{t('share')}</a>
    </p>
  )
}

/** Between facts; it stays with the one before it. */
const dot = '\u00a0· '

interface ColophonProps {
  view: Pick<FullView, 'completedAt' | 'takenIn' | 'title' | 'version' | 'normVersion'>
  site: string
  locale: Locale
  t: Translate<'report'>
}

/** When, where and with which version the report was made. */
export function Colophon({ view, site, locale, t }: ColophonProps) {
  return (
    <footer className={styles.colophon}>
      <h2>{t('colophon.title')}</h2>
      <p>
        {t('colophon.made', { date: momentText(view.completedAt, locale, 'UTC'), site })}
        {dot}
        {t('colophon.taken', { language: languageFor(locale, view.takenIn) })}
        {dot}
        {t('colophon.version', { title: view.title, version: view.version })}
        {view.normVersion.startsWith('design') && `${dot}${t('colophon.norms')}`}
      </p>
      <p>{t('colophon.note')}</p>
    </footer>
  )
}
