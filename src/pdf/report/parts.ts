import { shortArticlePath } from '@/content/suggested-articles'
import { findScoreMap, type MapAxis } from '@/core/charts/score-map'
import {
  describeDots,
  describeExtremes,
  describeRank,
  describeScore,
  overallText,
  scoreName,
} from '@/core/report/scores/score-words'
import type { ArticlesToRead, DimensionView, FullView } from '@/features/report/schema'
import type { AnswerPlots, Chapter, IntervalChart, Line, MapPage, PartPage, Row } from '../blocks'
import { createScoreTranslator, type DocumentContext } from '../document-context'
import { columnWidth } from '../paper'
import { dotsPicture, intervalPicture, mapPicture } from '../pictures'

/** Width of a dot plot in points; two stand beside each other, each with its subject. */
const plotWidth = 88

/** Returns the parts in runs that begin a new page; a map of all of them comes first, on a page of its own. */
export function partPageGroups(letter: DocumentContext, view: FullView): Chapter[][] {
  const { slug, dimensions, story } = view
  const map = findScoreMap(slug, dimensions)
  const entry = { id: 'parts', title: letter.i18n._('pdf.parts') }
  const parts = dimensions.map((dimension, order): Chapter => {
    const part = partOf(letter, view, dimension, order)
    return map || order > 0 ? part : { ...part, entry, chapter: entry }
  })
  return [
    ...(map ? [[{ ...mapPage(letter, entry, map, dimensions), entry }]] : []),
    ...(story ? parts.map((part) => [part]) : parts.length > 0 ? [parts] : []),
  ]
}

function partOf(letter: DocumentContext, view: FullView, dimension: DimensionView, order: number): PartPage {
  const { i18n, locale } = letter
  const { id, name, about, partResult } = dimension
  const own = view.story?.parts[id]
  const answers = view.story && answerPlots(letter, view.story, id)
  const article = view.toRead.parts[id]
  const place =
    partResult?.place && describeRank(partResult.place, order, view.takenIn, locale, createScoreTranslator(i18n))
  const gap = locale === 'cn' ? '' : ' '
  const labelled = (label: string, texts: readonly (string | null | undefined)[]): Row[] =>
    texts
      .filter((text) => text !== null && text !== undefined)
      .map((text, index) => ({
        kind: 'row',
        ...(index === 0 && { label: i18n._(label), labelHeading: 3 }),
        lines: [{ text }],
      }))
  const texts = [
    ...(partResult ? labelled('pdf.describes', [partResult.describes, ...(own?.groups ?? [])]) : []),
    ...labelled('pdf.cost', [own?.cost]),
    ...labelled('pdf.helps', [partResult?.helps]),
  ]
  const words =
    partResult && describeScore({ kind: dimension.kind, partResult }, order, locale, createScoreTranslator(i18n))
  return {
    kind: 'part',
    id: `part-${id}`,
    ...(order === 0 && view.overall && { overall: overallText(view.overall, createScoreTranslator(i18n)) }),
    name,
    about,
    ...(partResult && { quick: partResult.quick, chart: intervalChart(letter, dimension, partResult) }),
    notes: words
      ? [
          ...(place ? [[place.sentence, place.margin].join(gap)] : []),
          [words.score, words.why].filter(Boolean).join(gap),
        ].map((text): Line => ({ text, look: 'small' }))
      : [{ text: i18n._('pdf.notScored') }],
    ...(partResult && answers && { answers }),
    rows: article
      ? [
          ...texts.slice(0, -1),
          ...texts.slice(-1).map((row) => ({ ...row, leads: true })),
          buildArticleRow(letter, article),
        ]
      : texts,
    alone: own !== undefined,
  }
}

/** Returns the answers of a part as dot plots; undefined if its subjects have no names. */
function answerPlots({ i18n }: DocumentContext, { parts, scale }: Story, part: string): AnswerPlots | undefined {
  const answers = parts[part]?.answers
  if (!answers || answers.groups.length === 0) return undefined
  const t = createScoreTranslator(i18n)
  const finding = describeExtremes(answers, t)
  return {
    title: t('dots.title'),
    ...(finding && { finding }),
    subjects: answers.groups.map(({ name, answers: given }) => ({
      name,
      plot: dotsPicture(given, { scale, width: plotWidth, alt: describeDots(given, scale, t) }),
    })),
    less: t('dots.less'),
    more: t('dots.more'),
  }
}
type Story = NonNullable<FullView['story']>

function intervalChart(
  { i18n, locale }: DocumentContext,
  { name, low, high }: DimensionView,
  partResult: NonNullable<DimensionView['partResult']>,
): IntervalChart {
  const place = scoreName(partResult, locale, createScoreTranslator(i18n))
  const { interval } = partResult
  const alt = i18n._('pdf.interval.label', { name, place, score: interval.score })
  return {
    score: interval.score,
    place,
    track: intervalPicture(interval, { width: columnWidth, height: 20, alt }),
    low,
    middle: i18n._('pdf.interval.middle'),
    high,
  }
}

function mapPage(
  { i18n }: DocumentContext,
  { id, title }: { id: string; title: string },
  { x, y }: { x: MapAxis; y: MapAxis },
  parts: readonly DimensionView[],
): MapPage {
  const text = i18n._('pdf.map', { x: x.name, xScore: x.place.score, y: y.name, yScore: y.place.score })
  return {
    kind: 'map',
    id,
    title,
    x: { name: x.name, ...x.ends },
    y: { name: y.name, ...y.ends },
    picture: mapPicture(x.place, y.place, text),
    text,
    parts: parts.map(({ name, partResult }) => ({ name, ...(partResult && { quick: partResult.quick }) })),
  }
}

/** Returns the article on a part or a week, with an address short enough to type from paper. */
export function buildArticleRow(
  { i18n, site }: DocumentContext,
  { id, title }: NonNullable<ArticlesToRead['week']>,
): Row {
  const path = shortArticlePath(id)
  return {
    kind: 'row',
    label: i18n._('pdf.next.read'),
    lines: [
      { text: title, look: 'small' },
      { text: `${site.replace(/^https?:\/\//, '')}${path}`, look: 'small', href: `${site}${path}` },
    ],
    gap: 2,
  }
}
