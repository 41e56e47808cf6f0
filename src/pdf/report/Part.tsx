import { View } from '@react-pdf/renderer'
import { shortPath } from '@/content/report-reading'
import type { Locale } from '@/core/locale'
import { overallText, rankWords, scoreWords } from '@/core/report/scores/score-words'
import type { DimensionView, FullView, StoryView, ToRead } from '@/features/report/schema'
import { ScoreIntervalChart } from '../charts/ScoreIntervalChart'
import { type Letter, sayIn } from '../letter'
import { paragraphs } from '../Row'
import { columnWidth, pageMargins } from '../style'
import { fittingSize, linesOf } from '../type-size'
import { Words } from '../Words'
import { Mark } from './Chapter'
import { ToReadRow } from './ToReadRow'

interface Props extends Letter {
  /** Heading above the first part: the chapter title, unless it has its own page, and the overall result. */
  head?: { title: string; overall: FullView['overall']; mark: boolean }
  dimension: DimensionView
  /** Index among the parts, from 0: only the first explains the meaning of scores at length. */
  order: number
  /** Texts of the version's own report about this part. */
  own: StoryView['parts'][string] | undefined
  /** Article on this part. */
  article: ToRead['parts'][string] | undefined
  /** Language of the answers. */
  takenIn: Locale
  /** Address of the site, without a slash at its end. */
  site: string
}

/**
 * Renders one dimension in full: its subject, the score interval and its certainty, and the meaning. In a version
 * without its own report it is short, and two of them share a page.
 */
export function Part({ head, dimension, order, own, article, takenIn, site, ...letter }: Props) {
  const { i18n, style, locale } = letter
  const { id, name, about, reading } = dimension
  const place = reading?.place && rankWords(reading.place, order, takenIn, locale, sayIn(i18n))
  const among = place ? [[place.sentence, place.margin].join(locale === 'cn' ? '' : ' ')] : []
  const describes = reading ? [reading.describes, ...(own?.groups ?? [])] : []
  const cost = own?.cost ? [own.cost] : []
  const helps = reading?.helps ? [reading.helps] : []
  const said = [...describes, ...cost, ...helps, ...(article ? [article.title, shortPath(article.id)] : [])]
  return (
    // A part alone on its pages needs no space below, which would start an empty page.
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
          <Score {...letter} dimension={dimension} order={order} reading={reading} among={among} />
        ) : (
          <Words>{i18n._('pdf.notScored')}</Words>
        )}
      </View>
      <View style={own === undefined ? style.tight : sizeOf(said, [about, reading?.quick ?? ''], among, order, locale)}>
        {paragraphs(style, describes, i18n._('pdf.describes'))}
        {paragraphs(style, cost, i18n._('pdf.cost'))}
        {paragraphs(style, helps, i18n._('pdf.helps'))}
        {article && <ToReadRow {...letter} article={article} site={site} />}
      </View>
    </View>
  )
}

/** Height in points above the first paragraph of a part; the first part shares its page with the chapter title. */
const headHeight = { first: 284, other: 208 } as const

const bodyHeight = pageMargins.height - pageMargins.top - pageMargins.bottom

/**
 * Returns the type size that fills the rest of the page below the heading; extra lines of the heading's texts are
 * deducted.
 */
function sizeOf(
  texts: readonly string[],
  heads: readonly string[],
  among: readonly string[],
  order: number,
  locale: Locale,
) {
  const more = heads.reduce((sum, text) => sum + linesOf(text, locale, 13.5, columnWidth) - 1, 0)
  const room = among.reduce((sum, text) => sum + 22 * linesOf(text, locale, 9, columnWidth), 0)
  return fittingSize(texts, locale, bodyHeight - headHeight[order === 0 ? 'first' : 'other'] - 20 * more - room)
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
  /** Sentences with its percentile rank among visitors. */
  among: readonly string[]
}

function Score({ dimension, order, reading, among, ...letter }: ScoreProps) {
  const { i18n, style, locale } = letter
  const { score, why } = scoreWords({ kind: dimension.kind, reading }, order, locale, sayIn(i18n))
  return (
    <>
      <Words style={style.quick}>{reading.quick}</Words>
      <ScoreIntervalChart {...letter} dimension={dimension} reading={reading} width={columnWidth} />
      {among.map((text) => (
        <Words key={text} style={style.small}>
          {text}
        </Words>
      ))}
      <Words style={style.small}>{[score, why].filter(Boolean).join(locale === 'cn' ? '' : ' ')}</Words>
    </>
  )
}
