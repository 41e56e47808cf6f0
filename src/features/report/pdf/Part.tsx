import { View } from '@react-pdf/renderer'
import { shortPath } from '@/content/report-reading'
import type { Locale } from '@/core/locale'
import { overallText, scoreWords } from '@/core/report/score-words'
import type { DimensionView, FullView, StoryView, ToRead } from '@/features/report/schema'
import { Mark } from './Chapter'
import { Lens } from './charts/Lens'
import { type Letter, sayIn } from './letter'
import { paragraphs } from './Row'
import { columnWidth } from './style'
import { ToReadRow } from './ToReadRow'
import { Words } from './Words'

interface Props extends Letter {
  /** Over the first part: the title of the chapter, unless a page of its own has it, and what is said of all of them. */
  head?: { title: string; overall: FullView['overall']; mark: boolean }
  dimension: DimensionView
  /** Place among the parts, from 0: what scores are is said at length once. */
  order: number
  /** What the report of its own says of this part. */
  own: StoryView['parts'][string] | undefined
  /** An article that goes with it. */
  article: ToRead['parts'][string] | undefined
  /** Address of the site, without a slash at its end. */
  site: string
}

/**
 * One dimension in full: what it is about, where the answers lie and how sure that is, and what that may mean. Without
 * a report of its own it is short, and two of them share a page.
 */
export function Part({ head, dimension, order, own, article, site, ...letter }: Props) {
  const { i18n, style, locale } = letter
  const { id, name, about, reading } = dimension
  const describes = reading ? [reading.describes, ...(own?.groups ?? [])] : []
  const cost = own?.cost ? [own.cost] : []
  const helps = reading?.helps ? [reading.helps] : []
  const said = [...describes, ...cost, ...helps, ...(article ? [article.title, shortPath(article.id)] : [])]
  return (
    // Alone on its pages it needs no air below: that would begin an empty one.
    <View wrap={own !== undefined} style={own === undefined ? style.part : {}}>
      <View wrap={false} style={{ gap: 9, marginBottom: 12 }}>
        {head?.mark && <Head {...letter} {...head} />}
        <Mark {...letter} id={`part-${id}`} title={name} />
        <View style={{ gap: 3 }}>
          <Words style={style.partName} headline>
            {name}
          </Words>
          <Words style={style.soft}>{about}</Words>
        </View>
        {reading ? (
          <Score {...letter} dimension={dimension} order={order} reading={reading} />
        ) : (
          <Words>{i18n._('pdf.notScored')}</Words>
        )}
      </View>
      <View style={own === undefined || isLong(said, order, locale) ? style.tight : {}}>
        {paragraphs(style, describes, i18n._('pdf.describes'))}
        {paragraphs(style, cost, i18n._('pdf.cost'))}
        {paragraphs(style, helps, i18n._('pdf.helps'))}
        {article && <ToReadRow {...letter} article={article} site={site} />}
      </View>
    </View>
  )
}

/** Whether it takes smaller letters to keep them on one page; the first part shares it with more. */
function isLong(texts: readonly string[], order: number, locale: Locale): boolean {
  const letters = locale === 'cn' ? 34 : 72
  const lines = texts.reduce((sum, text) => sum + Math.ceil(text.length / letters) + 0.5, 0)
  const room = locale === 'cn' ? 26 : 32
  return lines > (order === 0 ? room - 5 : room)
}

function Head({ title, overall, ...letter }: Letter & NonNullable<Props['head']>) {
  const { i18n, style } = letter
  return (
    <View style={{ marginBottom: 10 }}>
      <Mark {...letter} id="parts" title={title} />
      <Words style={{ ...style.h2, marginBottom: 4 }} headline>
        {title}
      </Words>
      {overall && <Words style={style.soft}>{overallText(overall, sayIn(i18n))}</Words>}
    </View>
  )
}

interface ScoreProps extends Letter {
  dimension: DimensionView
  order: number
  reading: NonNullable<DimensionView['reading']>
}

function Score({ dimension, order, reading, ...letter }: ScoreProps) {
  const { i18n, style, locale } = letter
  const { score, why } = scoreWords({ kind: dimension.kind, reading }, order, locale, sayIn(i18n))
  return (
    <>
      <Words style={style.quick}>{reading.quick}</Words>
      <Lens {...letter} dimension={dimension} reading={reading} width={columnWidth} />
      <Words style={style.small}>{[score, why].filter(Boolean).join(locale === 'cn' ? '' : ' ')}</Words>
    </>
  )
}
