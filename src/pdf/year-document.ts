import { formatList } from '@/core/charts/card-words'
import { thumbnailOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { formatDay } from '@/core/dates'
import type { YearTestView, YearView } from '@/features/report/year/year-schema'
import type { Line, Row } from './blocks'
import { documentData } from './document'
import type { DocumentContext } from './document-context'
import { helplineBlock } from './helpline-block'
import { portraitPicture } from './pictures'

/** Number of earlier drawings that fit in one row beside the newest. */
const mostEarlier = 4

/**
 * Returns twelve months on paper: help first if a result called for it, then the drawings, then each test by itself.
 */
export function yearDocument(letter: DocumentContext, { from, to, help, tests, articles, closed }: YearView) {
  const { i18n, site } = letter
  const small = (text: string): Line => ({ text, look: 'small' })
  return {
    ...documentData(letter, i18n._('pdf.year.kind'), to),
    help: help === 'none' ? null : { box: helpBox(letter, help), lines: helplineBlock(letter) },
    wall: wall(letter, { from, to, tests }),
    tests: tests.flatMap((test) => testOf(letter, test)),
    articlesTitle: i18n._('pdf.year.read'),
    articles: articles.map(
      ({ id, title, minutes }): Row => ({
        kind: 'row',
        label: i18n._('pdf.next.minutes', { minutes }),
        lines: [{ text: title, href: `${site}/column/articleDetail/${id}` }],
      }),
    ),
    notes: [...(closed > 0 ? [i18n._('pdf.year.closed', { count: closed })] : []), i18n._('pdf.year.limits')].map(
      small,
    ),
  }
}

const helpBox = ({ i18n }: DocumentContext, help: 'first' | 'soft'): Line[] => [
  { text: i18n._(help === 'first' ? 'pdf.help.title' : 'pdf.soft.title'), look: 'title', heading: 2 },
  { text: i18n._(help === 'first' ? 'pdf.year.helpFirst' : 'pdf.year.helpSoft') },
  ...(help === 'first' ? [{ text: i18n._('pdf.year.helpPortraits') }] : []),
]

/** Returns the newest drawings of all tests side by side, as a page to hang up. */
function wall({ i18n, locale, zone }: DocumentContext, { from, to, tests }: Pick<YearView, 'from' | 'to' | 'tests'>) {
  const hung = tests.flatMap(({ slug, title, results: [newest] }) =>
    newest && newest.picture.length > 0 ? [{ slug, title, ...newest }] : [],
  )
  return {
    range: i18n._('pdf.year.range', { from: formatDay(from, locale, zone), to: formatDay(to, locale, zone) }),
    title: i18n._('pdf.year.title'),
    columns: hung.length > 6 ? 3 : hung.length > 1 ? 2 : 1,
    drawings: hung.map(({ slug, title, at, picture }) => {
      const drawing = drawPortraitFromView(slug, picture)
      return {
        title,
        day: formatDay(at, locale, zone),
        // A small drawing needs fewer points.
        picture: portraitPicture(
          hung.length > 1 ? thumbnailOf(drawing) : drawing,
          i18n._('pdf.portrait.label', { title }),
        ),
      }
    }),
    lead: i18n._('pdf.year.lead'),
  }
}

/** Returns one test: its newest and earlier drawings, and the scores that changed by more than the error. */
function testOf({ i18n, locale, zone }: DocumentContext, { slug, title, results, compared }: YearTestView) {
  const [newest, ...earlier] = results
  if (!newest) return []
  const pictureOf = (places: (typeof results)[number]['picture']) =>
    portraitPicture(thumbnailOf(drawPortraitFromView(slug, places)), i18n._('pdf.portrait.label', { title }))
  const day = (at: string) => formatDay(at, locale, zone)
  const label = (text: string): Line => ({ text, look: 'label' })
  const changed = (compared?.changed ?? []).flatMap(({ name, from, to, wobble }): Line[] => [
    {
      text: i18n._(to.score > from.score ? 'pdf.year.higher' : 'pdf.year.lower', {
        name,
        from: from.score,
        to: to.score,
      }),
    },
    { text: `${day(from.at)} – ${day(to.at)} · ${i18n._('pdf.year.wobble', { wobble })}`, look: 'small' },
  ])
  const stayed = compared?.stayed ?? []
  const notes: Line[][] = [
    ...(changed.length > 0 ? [[label(i18n._('pdf.year.changed')), ...changed]] : []),
    ...(stayed.length > 0
      ? [[label(i18n._('pdf.year.stayed')), { text: i18n._('pdf.year.within', { list: formatList(stayed, locale) }) }]]
      : []),
    ...(!compared && earlier.length > 0 ? [[{ text: i18n._('pdf.year.apart'), look: 'soft' } as const]] : []),
  ]
  return [
    {
      title,
      day: day(newest.at),
      picture: newest.picture.length > 0 ? pictureOf(newest.picture) : null,
      ...(newest.sentence !== null && { sentence: newest.sentence }),
      notes,
      earlierTitle: i18n._('pdf.year.earlier'),
      earlier: earlier
        .filter((one) => one.picture.length > 0)
        .slice(0, mostEarlier)
        .map(({ at, picture }) => ({
          day: formatDay(at, locale, zone, 'medium'),
          picture: pictureOf(picture),
        })),
    },
  ]
}
