import type { CSSProperties } from 'react'
import type { Translate } from '@/core/texts/namespaces'
import type { OutlineView, SummaryView } from '../../schema'
import styles from './Offer.module.css'

interface Props {
  view: Pick<SummaryView, 'parts'>
  whole: OutlineView
  t: Translate<'report'>
}

type Name = Exclude<OutlineView['chapters'][number], 'letter'>

/** Keys of the chapter titles; the same keys as in the report itself, if it has a title for the chapter. */
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
 * Renders the chapters of the reader's own report: the letter and the parts by name only, because the page has already
 * shown how they begin; the others with their subject, which is the same for every reader.
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
