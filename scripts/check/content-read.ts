// npm run content:read -- mood-energy --lang en low=85 activation=20 c3=1 c6=0 c7=-
// Prints the free page and the report in the order in which a reader with the given answers reads them. Arguments: a part or a group of
// answers with its score (0–100), an item or an unscored question with the chosen answer, `-` for a skipped one. Other
// parts get --rest, other unscored questions their first option.
import { parseArgs } from 'node:util'
import type { Responses } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import type { Instrument } from '@/core/instrument'
import { findInstrument, loadInstrumentText, loadOwnReport } from '../../src/content/tests/instruments'
import { isLocale, locales } from '../../src/core/locale'
import { notesWithParagraphs, remainingNotes, remainingTalk, splitChapters } from '../../src/core/report/chapters'
import type { AnswerGroup } from '../../src/core/report/profile'
import { joinSentences } from '../../src/core/texts/sentences'
import type { FullView, SummaryView } from '../../src/features/report/schema'
import { buildFullView, buildSummaryView } from '../../src/features/report/view/view'
import { texts } from '../../src/server/i18n/i18n'

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
    if (written.length > 0 || /^[A-Z ]+$/.test(title)) console.log(`## ${title}\n\n${written.join('\n\n')}\n`)
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

type Chapter = [title: string, lines: (string | null)[]]

const named = (name: string, ...lines: (string | null | undefined)[]): string =>
  [`**${name}**`, ...lines.filter(Boolean)].join('\n')

/** Texts of the report page, for its titles. */
const t = await texts(isLocale(values.lang) ? values.lang : 'en', 'report')

/** Returns what comes before everything else: no text is on the page twice, so the chapters below leave it out. */
function opening({ head, portrait, reasons, help, title }: SummaryView | FullView): Chapter[] {
  return [
    [
      t(help === 'soft' ? 'soft.title' : 'help.title'),
      help === 'soft'
        ? [t('soft.text'), ...reasons.map(({ name, answer, text }) => named(name, answer, text))]
        : help === 'first'
          ? [t('help.text'), '(Phone numbers of helplines.)']
          : [],
    ],
    [title, [head ? named(head.headline, head.body, head.parts.join(', ')) : portrait]],
  ]
}

function talkChapter(view: SummaryView | FullView): Chapter {
  const { open, light } = remainingTalk(view)
  const folded = light.length > 0 ? [`(${t('talk.light')})`] : []
  return [t('dimension.talk'), [...open.map(ofPart), ...folded, ...light.map(ofPart)]]
}
const ofPart = ({ name, text }: { name: string; text: string }) => named(name, text)

function contextChapter(view: SummaryView | FullView): Chapter {
  const pieces = 'story' in view ? (view.story?.context ?? []) : []
  const told = notesWithParagraphs(remainingNotes(view), pieces)
  return [
    t('full.contextTitle'),
    told.map(({ note, paragraphs }) =>
      note ? named(`${note.name}: ${note.answer}`, note.note, ...paragraphs) : paragraphs.join('\n'),
    ),
  ]
}

function partText({ name, about, partResult }: FullView['dimensions'][number], own?: PartTexts): string {
  if (!partResult) return named(name, about, t('dimension.notScored'))
  const { quick, describes, helps, interval } = partResult
  return named(
    name,
    about,
    `${quick} [${interval.from}–${interval.to}]`,
    describes,
    ...(own?.groups ?? []),
    own?.cost && `${t('dimension.cost')}: ${own.cost}`,
    helps && `${t('dimension.helps')}: ${helps}`,
  )
}
type PartTexts = NonNullable<FullView['story']>['parts'][string]

function free(view: SummaryView): Chapter[] {
  const after: Chapter[] = [talkChapter(view), contextChapter(view)]
  return [
    ['FREE PAGE', []],
    ...opening(view),
    ...(view.help === 'none' ? [] : after),
    [t('chapter.letter'), [view.opening]],
    [t('summary.freeTitle'), [partText(view.free)]],
    [t('contents.glance'), view.parts.map(({ name, begins }) => named(name, begins))],
    ...(view.help === 'none' ? after : []),
  ]
}

/** Returns the report in the order of its page. */
function paid(view: FullView): Chapter[] {
  const { help, story, dimensions, limits } = view
  const lead = dimensions.find(({ id }) => id === story?.short?.part)?.partResult
  const short = story?.short
  const chapters: { id: string; chapter: Chapter }[] = [
    ...(help === 'first' ? [{ id: 'talk', chapter: talkChapter(view) }] : []),
    { id: 'letter', chapter: [t('chapter.letter'), story?.letter ?? []] },
    ...dimensions.map((dimension) => ({
      id: dimension.id,
      chapter: [dimension.name, [partText(dimension, story?.parts[dimension.id])]] satisfies Chapter,
    })),
    {
      id: 'together',
      chapter: [t('chapter.together'), [...(story?.meeting ?? []), ...(story?.edge ?? [])].map(titled)],
    },
    {
      id: 'answers',
      chapter: [
        t('chapter.answers'),
        [
          ...(story?.answerPairs ?? []).map((text) => named(t('answers.pair'), text)),
          ...(story?.quotes ?? []).map(({ role, item, answer, text }) =>
            named(t(`answers.role.${role}`), item, answer, text),
          ),
        ],
      ],
    },
    {
      id: 'where',
      chapter: [t('chapter.where'), (story?.where ?? []).map(({ area, text }) => named(t(`where.${area}`), text))],
    },
    { id: 'context', chapter: contextChapter(view) },
    ...(story?.plan ? weekChapters(story.plan) : []),
    ...(story?.handOver ?? []).map(({ reader, facts, requests, offers }) => ({
      id: reader === 'doctor' || help !== 'first' ? 'hand-over' : 'hand-over-more',
      chapter: [
        t(`handOver.for.${reader}`),
        [
          named(t('handOver.facts'), ...facts),
          named(t('handOver.requests'), ...requests),
          named(t('handOver.offers'), ...offers),
        ],
      ] satisfies Chapter,
    })),
    ...(help === 'none' ? [{ id: 'talk', chapter: talkChapter(view) }] : []),
    { id: 'unknown', chapter: [t('chapter.unknown'), story?.unknown ?? []] },
    { id: 'sources', chapter: [t('chapter.sources'), (story?.sources ?? []).map(({ text }) => text)] },
  ]
  const { now, rest } = splitChapters(help, chapters)
  return [
    ['REPORT', []],
    ...opening(view),
    ...(help === 'soft' ? [talkChapter(view)] : []),
    [
      t('short.stands'),
      short
        ? [
            joinSentences(lead?.quick, short.apart && t('short.apart', short.apart)) || null,
            short.costs && named(t('short.costs'), short.costs),
            short.first && named(t('short.first'), short.first),
            story?.caption ?? null,
          ]
        : [],
    ],
    ...now.map(({ chapter }) => chapter),
    ...(rest.length > 0 ? ([[t('rest.title'), [t('rest.lead')]]] satisfies Chapter[]) : []),
    ...rest.map(({ chapter }) => chapter),
    [t('limits.title'), [t('limits.one'), ...limits]],
  ]
}
const titled = ({ title, text }: { title: string; text: string }) => named(title, text)

const weekChapters = ({
  title,
  text,
  gate,
  days,
  later,
}: NonNullable<NonNullable<FullView['story']>['plan']>): { id: string; chapter: Chapter }[] => [
  {
    id: 'week',
    chapter: [
      t('chapter.week'),
      [
        gate,
        named(title, text),
        ...days.map((day, at) =>
          named(
            `${at + 1}. ${day.title} (${day.minutes} min)`,
            [day.chosenFor && t('week.chosenFor', day.chosenFor), day.text].filter(Boolean).join('\n'),
            day.why,
          ),
        ),
      ],
    ],
  },
  { id: 'later', chapter: [t('chapter.later'), later] },
]

try {
  await read()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
