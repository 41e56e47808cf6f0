import type { InvoiceLink } from '@/core/billing/invoice'
import { dateSlot } from '@/core/dates'
import { type Locale, languageFor } from '@/core/locale'
import { peopleText } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { LinkButton } from '@/ui/app/LinkButton'
import { LocalTime } from '@/ui/LocalTime'
import type { FullView } from '../../schema'
import styles from '../parts/Letter.module.css'

/** Where what somebody thinks of the test can be said; it shows nothing of the report. */
export function ReviewLink({ slug, t }: { slug: string; t: Translate<'report'> }) {
  return (
    <p data-no-print>
      <Link className="alone" href={`/tests/${slug}/reviews`}>
        {t('review')}
      </Link>
    </p>
  )
}

/** Invoices and credit notes, a line each. */
export const InvoiceLinks = ({ invoices, t }: { invoices: readonly InvoiceLink[]; t: Translate<'report'> }) =>
  invoices.map(({ number, kind, path }) => (
    <p key={number} data-no-print>
      <a className="alone" href={path}>
        {t(`invoices.${kind}`, { number })}
      </a>
    </p>
  ))

/** Where the one who took the test can take everything back. */
export function DeleteLink({ sittingId, t }: { sittingId: string; t: Translate<'report'> }) {
  return (
    <p data-no-print>
      <Link className="alone" href={`/report/${sittingId}/delete`}>
        {t('delete.link')}
      </Link>
    </p>
  )
}

interface ShareProps {
  view: Pick<FullView, 'sittingId' | 'shareable' | 'help' | 'retake'>
  t: Translate<'report'>
}

/** Beside help nothing invites to show oneself, nor where the answers hardly hang together. */
const sharedFirst = ({ shareable, help, retake }: ShareProps['view']): boolean =>
  shareable && help === 'none' && !retake

/** Under the portrait: the way to a card to send and to a comparison, for a test that is meant for it. */
export function ShareFirst({ view, t }: ShareProps) {
  if (!sharedFirst(view)) return null
  return (
    <p className={styles.send} data-no-print>
      <LinkButton variant="default" href={`/report/${view.sittingId}/share`}>
        {t('shareFirst')}
      </LinkButton>
    </p>
  )
}

/** The same at the end, where it does not stand under the portrait. */
export function ShareLink({ view, t }: ShareProps) {
  if (!view.shareable || sharedFirst(view)) return null
  return (
    <p data-no-print>
      <Link className="alone" href={`/report/${view.sittingId}/share`}>
        {t('share')}
      </Link>
    </p>
  )
}

/** Between facts; it stays with the one before it. */
const dot = '\u00a0· '

interface ColophonProps {
  view: Pick<FullView, 'completedAt' | 'takenIn' | 'title' | 'version' | 'normVersion' | 'norms'>
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
        <LocalTime
          at={view.completedAt}
          locale={locale}
          show="moment"
          within={t('colophon.made', { date: dateSlot, site })}
        />
        {dot}
        {t('colophon.taken', { language: languageFor(locale, view.takenIn) })}
        {dot}
        {t('colophon.version', { title: view.title, version: view.version })}
        {view.normVersion.startsWith('design') && `${dot}${comparedWith(view, locale, t)}`}
      </p>
      <p>{t('colophon.note')}</p>
    </footer>
  )
}

/** Returns the sentence on the people that the report is compared with, or that it is compared with none. */
const comparedWith = ({ norms }: ColophonProps['view'], locale: Locale, t: ColophonProps['t']): string =>
  norms?.used ? t('colophon.compared', { ...norms.used, n: peopleText(norms.used.n, locale) }) : t('colophon.norms')
