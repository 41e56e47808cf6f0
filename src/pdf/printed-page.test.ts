import { mailTexts } from '@emails/layout/texts'
import { expect, test, vi } from 'vitest'
import { composeSheet } from '@/content/check/report/composed-report'
import { randomSheets, systematicSheets } from '@/content/check/report/sheets'
import { reportVersions } from '@/content/check/report/versions'
import type { HelpLevel } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import type { PrintedPageKind } from '@/core/report/plan/printed-pages'
import type { Piece, Plan } from '@/core/report/report-key'
import type { StoryView } from '@/features/report/schema'
import { findMarginPieces, textOf, toTypesetText } from '@/testing/pdf-report'
import { readPdf, removeSpaces } from '@/testing/pdf-text'
import { storyFixture } from '@/testing/story-fixture'
import { type PaperName, papers } from './paper'
import { renderPdf } from './render'

// The first test reads the fonts, which takes long.
vi.setConfig({ testTimeout: 120_000 })

const pagesOf = async (
  locale: Locale,
  printedPage: PrintedPageKind,
  story: StoryView,
  help: HelpLevel = 'none',
  paper: PaperName = 'a4',
) =>
  readPdf(
    renderPdf({
      kind: 'sheet',
      printedPage: printedPage,
      locale,
      site: 'https://mindglass.test',
      country: 'US',
      paper,
      view: { completedAt: '2026-11-20T21:04:00.000Z', help, story },
    }),
  )

const versions = await reportVersions()
type Version = (typeof versions)[number]

/** Returns every set of texts for counting that a sampled reader gets, by the plan. */
const laterSets = new Map(
  versions.map(({ instrument, key }) => {
    const sheets = [...systematicSheets(instrument), ...randomSheets(instrument, key.groups, 400, 5)]
    const sets = new Map<string, readonly Piece[]>()
    for (const sheet of sheets) {
      const chosen = composeSheet(instrument, key, sheet).composition.plan
      if (chosen) sets.set([chosen.plan.id, ...chosen.later.map(({ id }) => id)].join(' '), chosen.later)
    }
    return [key, sets] as const
  }),
)

/** Returns a plan with the longest variant of each of its texts, and the longest set for counting that one reader gets. */
function longest({ key, words, text }: Version, plan: Plan, locale: Locale): NonNullable<StoryView['plan']> {
  const { pieces } = words(locale)
  const plain = (id: string) => {
    const piece = pieces[id]
    if (piece === undefined) throw new Error(`no words for ${id}`)
    return typeof piece === 'string' ? { title: '', text: piece, why: '' } : { why: '', ...piece }
  }
  const filler = Object.values(text(locale).dimensions)[0]?.name ?? ''
  const filled = (phrase: string) => phrase.replaceAll(/\{[^}]*\}/g, filler)
  const { title, text: about } = plain(`week.${plan.id}`)
  const later = [...(laterSets.get(key) ?? [])]
    .filter(([name]) => name.split(' ')[0] === plan.id)
    .map(([, pieces]) => pieces.map(({ id }) => filled(plain(id).text)))
    .toSorted((a, b) => b.join('').length - a.join('').length)
  return {
    id: plan.id,
    title: filled(title),
    text: filled(about),
    gate: filled(plain(`gate.${plan.id}`).text),
    days: plan.days.map(({ minutes, variants }) => {
      const all = variants.map(({ id }) => plain(id))
      const day = all.reduce((a, b) => (b.text.length > a.text.length ? b : a))
      return { minutes, title: filled(day.title), text: filled(day.text), why: filled(day.why ?? ''), chosenFor: null }
    }),
    later: later[0] ?? plan.later.map(({ id }) => filled(plain(id).text)),
  }
}

const lengthOf = ({ text, gate, days }: NonNullable<StoryView['plan']>): number =>
  [text, gate, ...days.flatMap((day) => [day.title, day.text])].join('').length

/** Returns the longest week plan, the shortest, and the plan with the longest texts for counting. */
function hardest(
  version: Version,
  locale: Locale,
): { printedPage: PrintedPageKind; plan: NonNullable<StoryView['plan']> }[] {
  const plans = version.key.plans.map((plan) => longest(version, plan, locale))
  const most = (measure: (plan: NonNullable<StoryView['plan']>) => number) =>
    plans.toSorted((a, b) => measure(b) - measure(a)).slice(0, 1)
  return [
    ...[...most(lengthOf), ...most((plan) => -lengthOf(plan))].map((plan) => ({ printedPage: 'week' as const, plan })),
    ...most(({ later }) => later.join('').length).map((plan) => ({ printedPage: 'count' as const, plan })),
  ]
}

const sheets = [
  ...locales.map((locale) => ({ locale, paper: 'a4' as const })),
  ...(['en', 'es'] as const).map((locale) => ({ locale, paper: 'letter' as const })),
]

test.each(
  versions.flatMap((version) =>
    sheets.map(({ locale, paper }) => ({ slug: version.instrument.slug, version, locale, paper })),
  ),
)(
  'the longest plans of $slug fit on one page each in $locale on $paper, with the note on help',
  async ({ version, locale, paper }) => {
    for (const { printedPage, plan } of hardest(version, locale)) {
      const pages = await pagesOf(locale, printedPage, { ...storyFixture, plan }, 'soft', paper)
      expect([plan.id, printedPage, pages.length]).toEqual([plan.id, printedPage, 1])
      expect(textOf(pages)).toContain(removeSpaces(mailTexts(locale)._('pdf.help.any')))
      for (const page of pages) {
        expect(page.filter(({ size }) => size < 8.99)).toEqual([])
        expect(findMarginPieces(page, papers[paper])).toEqual([])
      }
    }
  },
)

test.each(locales)('the week page shows all days and then whom the plan is not for, in %s', async (locale) => {
  const { plan } = storyFixture
  if (!plan) throw new Error('no plan')
  const text = textOf(await pagesOf(locale, 'week', storyFixture))
  for (const phrase of [plan.title, plan.gate, ...plan.days.flatMap((day) => [day.title, day.text])]) {
    expect(text).toContain(toTypesetText(phrase))
  }
  expect(text.indexOf(toTypesetText(plan.gate))).toBeGreaterThan(
    text.indexOf(toTypesetText(plan.days.at(-1)?.text ?? '')),
  )
  expect(text).not.toContain(removeSpaces(mailTexts(locale)._('pdf.help.any')))
})

test.each(locales)('a page for another person contains only the facts for that person, in %s', async (locale) => {
  for (const { reader, facts } of storyFixture.handOver) {
    const pages = await pagesOf(locale, reader, storyFixture)
    expect(pages).toHaveLength(1)
    for (const other of storyFixture.handOver) {
      const has = textOf(pages).includes(toTypesetText(other.facts[0] ?? ''))
      expect(has).toBe(other.facts[0] === facts[0])
    }
  }
})

test('a printed page throws an error when the report does not have its content', async () => {
  await expect(pagesOf('en', 'week', { ...storyFixture, plan: null })).rejects.toThrow('no sheet week')
  await expect(pagesOf('en', 'doctor', { ...storyFixture, handOver: [] })).rejects.toThrow('no sheet doctor')
})
