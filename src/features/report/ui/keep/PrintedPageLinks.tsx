import type { Locale } from '@/core/locale'
import { printedPagesOf } from '@/core/report/plan/printed-pages'
import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { FileLink } from '@/ui/files/FileLink'
import { Sentence } from '@/ui/Sentence'
import type { FullView } from '../../schema'
import letter from '../parts/Letter.module.css'
import { vipPath } from './KeepActions'
import styles from './PrintedPageLinks.module.css'

interface PrintedPageLinksProps {
  view: Pick<FullView, 'sittingId' | 'story' | 'help'>
  /** Whether this reader is a member; only members get the pages. */
  member: boolean
  locale: Locale
  t: Translate<'report'>
}

/** Renders links to the printed pages of a report; if help comes first, it mentions no purchase. */
export function PrintedPageLinks({ view: { sittingId, story, help }, member, locale, t }: PrintedPageLinksProps) {
  const sheets = printedPagesOf(story)
  if (sheets.length === 0 || (!member && help !== 'none')) return null
  if (!member) {
    return (
      <p className={letter.soft} data-no-print>
        <Sentence text={t('keep.sheets.vip')}>
          <Link href={vipPath}>{t('download.vip')}</Link>
        </Sentence>
      </p>
    )
  }
  return (
    <div className={styles.sheets} data-no-print>
      <h3>{t('keep.sheets.title')}</h3>
      <p className={letter.soft}>{t('keep.sheets.lead')}</p>
      <ul>
        {sheets.map((kind) => (
          <li key={kind}>
            <FileLink href={`/api/report/${sittingId}/sheet/${kind}?lang=${locale}`} making={t('keep.making')}>
              {t(`keep.sheets.${kind}`)}
            </FileLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
