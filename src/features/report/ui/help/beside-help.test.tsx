import { expect, test } from 'vitest'
import { loadInstrumentText } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { appMarkup } from '@/testing/app-markup'
import { publishedInstrument } from '@/testing/data/sittings'
import { collectTexts, escapeText } from '@/testing/markup-text'
import { storyFixture } from '@/testing/story-fixture'
import { createSampleReport } from '../../view/sample-report'
import { FullReport } from '../FullReport'
import { SoftHelp } from './SoftHelp'

const sleep = publishedInstrument('sleep')
const next = { articles: [], test: null }

/** Returns the positions of several pieces of a page, and expects all of them to exist. */
function positions(html: string, pieces: readonly string[]): number[] {
  return pieces.map((piece) => {
    expect(html).toContain(piece)
    return html.indexOf(piece)
  })
}
/** Removes the rows of closed chapters, each of which repeats a sentence of its chapter. */
const withoutRows = (html: string): string => html.replaceAll(/<summary class="[^"]*"[^>]*>.*?<\/summary>/g, '')
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

test.each(locales)(
  'a report with crisis help first opens letter, week plan and doctor page and collapses the rest, in %s',
  async (locale) => {
    const t = await texts(locale, 'report')
    const view = {
      ...createSampleReport(sleep, await loadInstrumentText(sleep, locale), locale, null),
      story: storyFixture,
      portrait: 'You stay near.',
      head: null,
      help: 'first' as const,
      offer: false,
    }
    const html = appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale={locale} t={t} />)
    const open = ['help-first', 'portrait', 'contents', 'letter', 'week', 'hand-over-doctor', 'rest']
    const waiting = [
      'talk',
      ...sleep.dimensions.map(({ id }) => `part-${id}`),
      'together',
      'answers',
      'where',
      'context',
      'later',
      'hand-over-friend',
      'unknown',
      'sources',
    ]
    const order = positions(
      html,
      [...open, ...waiting, 'keep', 'next'].map((id) => `id="${id}"`),
    )
    expect(order).toEqual(ascending(order))
    // The fold is closed, and contains all of the less urgent chapters and nothing else.
    const fold = html.slice(html.indexOf('id="rest"'), html.indexOf('id="keep"'))
    expect(html).toMatch(/<details(?: class="[^"]*")? id="rest" data-rest="true"><summary><h2>/)
    expect(fold).not.toContain('data-chapter="1"')
    // Letter and week are open; every other chapter is folded under its title.
    const opened = [...html.matchAll(/<details[^>]* data-chapter="(\d+)">/g)].filter(([tag]) => tag.includes('open'))
    expect(opened.map(([, number]) => number)).toEqual(['1', '2'])
    expect(fold).toContain(t('rest.lead'))
    // The page contains every text once, and the contents link to all chapters.
    const read = withoutRows(html)
    const standsOut = Object.values(storyFixture.parts).flatMap(({ answers }) => [answers.highest, answers.lowest])
    for (const text of collectTexts(storyFixture)) {
      // Subjects that stand out are named above their dots and beside them.
      const times = standsOut.includes(text) ? 2 : 1
      expect(read.split(escapeText(text))).toHaveLength(times + 1)
    }
    for (const id of ['letter', 'week', 'hand-over', 'rest', 'talk', 'part-onset', 'hand-over-more', 'sources']) {
      expect(html).toContain(`href="#${id}"`)
    }
    expect(html.split(`>${t('rest.title')}<`)).toHaveLength(3)
    // The end of the page does not repeat who can help, nor the link to the helplines.
    expect(html).not.toContain(t('support.doctor'))
    expect(html).not.toContain(t('support.link'))
  },
)

test('SoftHelp shows the first reason in full, collapses the others, and has no phone number', async () => {
  const t = await texts('en', 'report')
  const reasons = ['One', 'Two', 'Three'].map((name) => ({ name, answer: null, text: `Why ${name} counts.` }))
  const html = appMarkup(<SoftHelp reasons={reasons} t={t} />)
  const [first, ...folds] = html.split('<details')
  expect(first).toContain('Why One counts.')
  expect(folds).toHaveLength(1)
  expect(folds[0]).toContain('<summary>Two · Three</summary>')
  for (const name of ['Two', 'Three']) expect(folds[0]).toContain(`<h3>${name}</h3><p>Why ${name} counts.</p>`)
  expect(html).not.toContain('open=""')
  expect(html).not.toContain('href="tel:')
  expect(html).toContain('href="/help-now"')
})
