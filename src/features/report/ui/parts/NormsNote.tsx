import type { Locale } from '@/core/locale'
import { unknownRankText } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import type { FullView } from '../../schema'
import styles from './NormsNote.module.css'

interface Props {
  view: Pick<FullView, 'norms' | 'sittingId' | 'slug' | 'takenIn'>
  locale: Locale
  t: Translate<'report'>
}

/**
 * Renders, once in a report, the origin of the percentile ranks or a note that there are none yet, and the links to
 * newer figures and back. Renders nothing if the report compares nothing.
 */
export function NormsNote({ view: { norms, sittingId, slug, takenIn }, locale, t }: Props) {
  if (norms === null) return null
  const figures = <a href={`/science/${slug}/${takenIn}`}>{t(norms.used ? 'among.figures' : 'among.more')}</a>
  const gap = locale === 'cn' ? '' : ' '
  return (
    <p className={styles.among}>
      {norms.used === null && unknownRankText(takenIn, locale, t)}
      {norms.offer === 'newer' && `${norms.used === null ? gap : ''}${t('among.newer')}`}
      {norms.offer === 'own' && t('among.isNewer')}
      <span className={styles.ways} data-no-print>
        {figures}
        {norms.offer === 'newer' && <Link href={`/report/${sittingId}?norms=newest`}>{t('among.readNewer')}</Link>}
        {norms.offer === 'own' && <Link href={`/report/${sittingId}`}>{t('among.readOwn')}</Link>}
      </span>
    </p>
  )
}
