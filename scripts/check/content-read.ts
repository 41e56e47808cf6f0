// npm run content:read -- mood-energy --lang en low=85 activation=20 c3=1 c6=0 c7=-
// Prints the free page and the report as a reader with the given answers sees them. Arguments: a part or a group of
// answers with its score (0–100), an item or an unscored question with the chosen answer, `-` for a skipped one. Other
// parts get --rest, other unscored questions their first option.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Responses } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import type { Instrument } from '@/core/instrument'
import { findInstrument, loadInstrumentText, loadOwnReport } from '../../src/content/tests/instruments'
import { isLocale, locales } from '../../src/core/locale'
import type { AnswerGroup } from '../../src/core/report/profile'
import type { FullView, SummaryView } from '../../src/features/report/schema'
import { buildFullView, buildSummaryView } from '../../src/features/report/view/view'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en' },
    rest: { type: 'string', default: '10' },
  },
})

async function read(): Promise<void> {
  const [name = '', ...given] = positionals
  const [slug = '', version] = name.split('/v')
  const instrument = findInstrument(slug, version === undefined ? undefined : Number(version))
  const { lang } = values
  if (!instrument) throw new Error(`there is no test "${name}"; say for example mood-energy or mood-energy/v2`)
  if (!isLocale(lang)) throw new Error(`--lang is one of ${locales.join(', ')}`)
  const report = await loadOwnReport(instrument, lang)
  const responses = answersOf(instrument, report?.key.groups ?? [], new Map(given.map(pairOf)))
  const source = {
    sittingId: 'reading',
    completedAt: new Date(),
    takenIn: lang,
    locale: lang,
    own: true,
    instrument,
    text: await loadInstrumentText(instrument, lang),
    responses,
    report,
    result: scoreSitting(instrument, responses, {}),
  }
  const [summary, full] = [buildSummaryView(source, 'offer'), buildFullView(source)]
  const scores = full.dimensions.map(({ id, partResult }) => `${id} ${partResult ? Math.round(partResult.pomp) : '-'}`)
  console.log(`${instrument.slug} v${instrument.version}, ${lang}: ${scores.join(', ')}`)
  console.log(`Help: ${full.help}. A price on the page: ${full.offer ? 'yes' : 'no'}.\n`)
  for (const [title, lines] of [...free(summary), ...paid(full)]) {
    const written = lines.filter((line) => line !== null && line !== '')
    if (written.length > 0) console.log(`## ${title}\n\n${written.join('\n\n')}\n`)
  }
}

function pairOf(given: string): [string, string] {
  const [id = '', value = ''] = given.split('=')
  if (!/^(?:\d+(?:\.\d+)?|-)$/.test(value))
    throw new Error(`"${given}" is not of the form part=score or question=option`)
  return [id, value]
}

/** Returns raw answers; a score is distributed over the items as evenly as whole points allow. */
function answersOf(
  { responseScale: { min, max }, dimensions, context, directed }: Instrument,
  groups: readonly AnswerGroup[],
  given: ReadonlyMap<string, string>,
): Responses {
  const known = [
    ...dimensions.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    ...context.map(({ id }) => id),
  ]
  for (const id of given.keys())
    if (![...known, ...groups.map((group) => group.id)].includes(id))
      throw new Error(`nothing of this test is called ${id}`)
  const responses: Record<string, number> = {}
  for (const { id: part, items } of dimensions) {
    const dealt = new Map<string, number>()
    const deal = (of: readonly { id: string }[], score: string) => {
      let left = Math.round((Number(score) / 100) * (max - min) * of.length)
      for (const [at, { id }] of of.entries()) {
        const share = Math.ceil(left / (of.length - at))
        left -= share
        dealt.set(id, min + share)
      }
    }
    deal(items, given.get(part) ?? values.rest)
    for (const group of groups) {
      const score = given.get(group.id)
      if (group.part === part && score !== undefined)
        deal(
          group.items.map((id) => ({ id })),
          score,
        )
    }
    for (const { id, reversed } of items) {
      const answer = given.get(id)
      const turned = dealt.get(id) ?? min
      if (answer === '-' || given.get(part) === '-') continue
      responses[id] = answer === undefined ? (reversed ? min + max - turned : turned) : Number(answer)
    }
  }
  for (const { id } of context) {
    const answer = given.get(id) ?? '0'
    if (answer !== '-') responses[id] = Number(answer)
  }
  for (const { id, expected } of directed) responses[id] = expected
  return responses
}

type Chapters = [title: string, lines: (string | null)[]][]

const named = (name: string, ...lines: (string | null)[]): string =>
  [`**${name}**`, ...lines.filter(Boolean)].join('\n')

function opening({ head, portrait, reasons, context, talk }: SummaryView | FullView): Chapters {
  return [
    ['Help', reasons.map(({ name, text }) => named(name, text))],
    ['Headline', [head && named(head.headline, head.body, head.parts.join(', ')), portrait]],
    ['Notes on what was told', context.map(({ question, answer, note }) => named(`${question} ${answer}`, note))],
    ['When to talk to someone', talk.map(({ name, text, light }) => named(light ? `${name} (folded)` : name, text))],
  ]
}

function free(view: SummaryView): Chapters {
  const { partResult, name } = view.free
  return [
    ['FREE PAGE', [view.title]],
    ...opening(view),
    ['Read in full', [partResult && named(name, partResult.quick, partResult.describes)]],
    ['How the others begin', view.parts.map((part) => named(part.name, part.begins))],
    ['How the letter begins', [view.opening]],
  ]
}

/** Texts of the report page for quoting an answer. */
const words: { answers: { role: Record<string, string> } } = JSON.parse(
  readFileSync(`locales/${values.lang}/report.json`, 'utf8'),
)

function quoted(quotes: NonNullable<FullView['story']>['quotes']): string[] {
  return quotes.map(({ role, item, answer, text }) => named(`${words.answers.role[role]}: ${item} ${answer}`, text))
}

function paid(view: FullView): Chapters {
  const { story } = view
  return [
    ['REPORT', [view.title]],
    ...opening(view),
    ['Letter', story?.letter ?? []],
    ['Drawing', [story?.caption ?? null]],
    [
      'Parts',
      view.dimensions.map(({ id, name, partResult }) => {
        const own = story?.parts[id]
        return named(
          name,
          partResult?.quick ?? null,
          partResult?.describes ?? null,
          ...(own?.groups ?? []),
          own?.cost ?? null,
        )
      }),
    ],
    ['How parts meet', (story?.meeting ?? []).map(({ title, text }) => named(title, text))],
    ['At the edge', (story?.edge ?? []).map(({ title, text }) => named(title, text))],
    ['Circumstances', (story?.context ?? []).map(({ text }) => text)],
    ['Own answers', quoted(story?.quotes ?? [])],
    ['Where it shows', (story?.where ?? []).map(({ area, text }) => named(area, text))],
    ...(story?.plan ? plan(story.plan) : []),
    ...(story?.handOver ?? []).map(({ reader, facts, requests, offers }): Chapters[number] => [
      `To hand over: ${reader}`,
      [named('Facts', ...facts), named('Requests', ...requests), named('Offers', ...offers)],
    ]),
    ['What this cannot know', story?.unknown ?? []],
    [
      'Sources, articles, next test',
      [...(story?.sources ?? []).map(({ text }) => text), ...(story?.articles ?? []), story?.next ?? null],
    ],
  ]
}

const plan = ({
  id,
  title,
  text,
  gate,
  days,
  later,
}: NonNullable<NonNullable<FullView['story']>['plan']>): Chapters => [
  [`A week (${id})`, [named(title, text), gate]],
  ['Days', days.map((day, at) => named(`${at + 1}. ${day.title} (${day.minutes} min)`, day.text, day.why))],
  ['At four weeks', later],
]

try {
  await read()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
