import type { CSSProperties } from 'react'
import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView, WholeView } from '../../schema'
import styles from './Offer.module.css'

interface Props {
  view: Pick<SummaryView, 'parts'>
  whole: WholeView
  t: Translate<'report'>
}

type Name = Exclude<WholeView['chapters'][number], 'letter'>

/** What each chapter is called where the report has its own word for it. */
const titles = {
  together: 'chapter.together',
  answers: 'chapter.answers',
  where: 'chapter.where',
  context: 'full.contextTitle',
  week: 'chapter.week',
  later: 'chapter.later',
  handOver: 'chapter.handOver',
  talk: 'dimension.talk',
  unknown: 'chapter.unknown',
  sources: 'chapter.sources',
} as const satisfies Record<Name, string>

/**
 * The chapters of the reader's own report: letter and parts by their names alone, because the page has said above how
 * they begin; of the others what they are about, which is the same for everybody.
 */
export function ChapterTitles({ view: { parts }, whole, t }: Props) {
  const rows = [
    ...(whole.chapters.includes('letter') ? [{ id: 'letter', title: t('chapter.letter'), says: '' }] : []),
    ...parts
      .filter(({ id }) => whole.parts.includes(id))
      .map(({ id, name }) => ({ id: `part-${id}`, title: name, says: '' })),
    ...whole.chapters.flatMap((id) =>
      id === 'letter' ? [] : [{ id, title: t(titles[id]), says: t(`offer.whole.about.${id}`) }],
    ),
  ]
  return (
    <ol className={styles.titles} style={{ '--rows': Math.ceil(rows.length / 2) } as CSSProperties}>
      {rows.map(({ id, title, says }) => (
        <li key={id}>
          <p>
            <strong>{title}</strong>
            {says && <span>{says}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
