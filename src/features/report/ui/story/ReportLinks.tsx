import type { InvoiceLink } from '@/core/billing/invoice'
import { dateSlot } from '@/core/dates'
import { type Locale, languageNameFor } from '@/core/locale'
import { formatPeople } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { LinkButton } from '@/ui/app/LinkButton'
import { LocalTime } from '@/ui/LocalTime'
import type { FullView } from '../../schema'
import styles from '../parts/Letter.module.css'
import { NormsNote } from '../parts/NormsNote'

/** Renders the link to the reviews of the test, where the reader can write one; it reveals nothing of the report. */
export function ReviewLink({ slug, t }: { slug: string; t: Translate<'report'> }) {
  return (
    <p data-no-print>
      <Link className="alone" href={`/tests/${slug}/reviews`}>
        {t('review')}
      </Link>
    </p>
  )
}

/** Renders links to invoices and credit notes, a line each. */
export const InvoiceLinks = ({ invoices, t }: { invoices: readonly InvoiceLink[]; t: Translate<'report'> }) =>
  invoices.map(({ number, kind, path }) => (
    <p key={number} data-no-print>
      <a className="alone" href={path}>
        {t(`invoices.${kind}`, { number })}
      </a>
    </p>
  ))

/** Renders the link with which the person who took the test can delete everything. */
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

/**
 * Returns whether sharing is offered under the portrait: not with help on the page, and not if the answers are
 * inconsistent.
 */
const sharedFirst = ({ shareable, help, retake }: ShareProps['view']): boolean =>
  shareable && help === 'none' && !retake

/** Renders the link under the portrait to a card and to a comparison, for a test that may be shared. */
export function PortraitShareLink({ view, t }: ShareProps) {
  if (!sharedFirst(view)) return null
  return (
    <p className={styles.send} data-no-print>
      <LinkButton variant="default" href={`/report/${view.sittingId}/share`}>
        {t('shareFirst')}
      </LinkButton>
    </p>
  )
}

/** Renders the link to a card and to a comparison at the end of the report, if it is not under the portrait. */
export function ShareLinkAtEnd({ view, t }: ShareProps) {
  if (!view.shareable || sharedFirst(view)) return null
  return (
    <p data-no-print>
      <Link className="alone" href={`/report/${view.sittingId}/share`}>
        {t('share')}
      </Link>
    </p>
  )
}

/** Separator between facts; it stays on the line of the fact before it. */
const dot = '\u00a0· '

interface ColophonProps {
  view: Pick<FullView, 'completedAt' | 'takenIn' | 'title' | 'version' | 'normVersion' | 'norms' | 'sittingId' | 'slug'>
  site: string
  locale: Locale
  t: Translate<'report'>
}

/** Renders the time, the site and the version of the report, and the people it can be compared with. */
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
        {t('colophon.taken', { language: languageNameFor(locale, view.takenIn) })}
        {dot}
        {t('colophon.version', { title: view.title, version: view.version })}
        {view.normVersion.startsWith('design') && `${dot}${comparedWith(view, locale, t)}`}
      </p>
      <p>{t('colophon.note')}</p>
      <NormsNote view={view} locale={locale} t={t} />
    </footer>
  )
}

/** Returns the sentence on the norm sample, or the sentence that the report compares with no one. */
const comparedWith = ({ norms }: ColophonProps['view'], locale: Locale, t: ColophonProps['t']): string =>
  norms?.used ? t('colophon.compared', { ...norms.used, n: formatPeople(norms.used.n, locale) }) : t('colophon.norms')
