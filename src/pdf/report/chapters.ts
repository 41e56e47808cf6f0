import { brandNames } from '@/core/brand/brand'
import { formatMoment } from '@/core/dates'
import type { HelpLevel } from '@/core/instrument'
import { languageNameFor } from '@/core/locale'
import { notesWithParagraphs, remainingNotes, remainingTalk, splitPages } from '@/core/report/chapters'
import { describeRankError, formatPeople, unknownRankText } from '@/core/report/scores/score-words'
import { joinSentences } from '@/core/texts/sentences'
import type { FullView, NextSteps, StoryView } from '@/features/report/schema'
import { type Block, type Chapter, type Line, type PassageChapter, paragraphs, type Row } from '../blocks'
import { createScoreTranslator, type DocumentContext } from '../document-context'
import { handOverPage } from '../hand-over'
import { helplineBlock } from '../helpline-block'
import { buildArticleRow, partPageGroups } from './parts'

interface Source {
  view: FullView
  next: NextSteps
  letter: DocumentContext
}

/** Returns the chapters of the web page, in its order, in runs that begin a new page; leaves out empty ones. */
export function chapterPageGroups(source: Source): Chapter[][] {
  const { view, letter } = source
  const { help, story } = view
  const chapters = chaptersOf(source)
  const { talk, together, answers, where, context, week, later, unknown, sources, limits, next } = chapters
  if (help === 'first' && story) return shortFirst(source, chapters)
  const helped = help !== 'none'
  return [
    ...(helped ? runOf(talk) : []),
    ...letterRuns(letter, story?.letter),
    ...partPageGroups(letter, view),
    ...runOf(together, answers, where, context, week, later),
    ...handOverRuns(letter, story?.handOver ?? []),
    ...runOf(...(helped ? [] : [talk]), unknown, sources, limits, next),
  ]
}

/**
 * Returns the order if help comes first: the letter, the week and the page for a doctor, then the chapters that can
 * wait, under a title of their own, and the next step.
 */
function shortFirst({ view, letter }: Source, chapters: ReturnType<typeof chaptersOf>): Chapter[][] {
  const { rest, talk, together, answers, where, context, week, later, unknown, sources, limits, next } = chapters
  const pages = splitPages(view.help, view.story?.handOver ?? [])
  const waiting = [
    ...runOf(rest, talk),
    ...partPageGroups(letter, view),
    ...runOf(together, answers, where, context, later),
    ...handOverRuns(letter, pages.rest, 'hand-over-more', 'pdf.chapter.handOverMore'),
    ...runOf(unknown, sources, limits),
  ]
  return [
    ...letterRuns(letter, view.story?.letter),
    ...runOf(week),
    ...handOverRuns(letter, pages.now),
    ...waiting.map((run) => run.map((chapter) => (chapter.id === rest.id ? chapter : waits(chapter)))),
    ...runOf(next),
  ]
}

const waits = (chapter: Chapter): Chapter =>
  chapter.entry ? { ...chapter, entry: { ...chapter.entry, waits: true } } : chapter

/** Returns every chapter that is a list of passages, including empty ones. */
function chaptersOf({ view, letter, next }: Source) {
  const { i18n } = letter
  const { story } = view
  const chapter = (id: string, title: string, blocks: readonly Block[], whole = false): PassageChapter => ({
    kind: 'passages',
    id,
    title: i18n._(title),
    blocks,
    whole,
  })
  return {
    talk: chapter('talk', 'pdf.talk', [
      ...talkBlocks(letter, view),
      ...(view.help === 'first' ? [] : [helplineBlock(letter)]),
    ]),
    rest: chapter('rest', 'pdf.rest.title', paragraphs([i18n._('pdf.rest.lead')])),
    together: chapter('together', 'pdf.chapter.together', story ? titledRows([...story.meeting, ...story.edge]) : []),
    answers: chapter('answers', 'pdf.chapter.answers', story ? answerBlocks(letter, story) : []),
    where: chapter('where', 'pdf.chapter.where', whereBlocks(letter, story?.where ?? [])),
    context: chapter('context', 'pdf.context', contextBlocks(view)),
    week: chapter('week', 'pdf.chapter.week', story?.plan ? weekBlocks(letter, story.plan, view) : []),
    later: chapter('later', 'pdf.chapter.later', paragraphs(story?.plan?.later ?? []), true),
    unknown: chapter('unknown', 'pdf.chapter.unknown', paragraphs(story?.unknown ?? [])),
    sources: chapter('sources', 'pdf.chapter.sources', sourceBlocks(story?.sources ?? [])),
    limits: chapter('limits', 'pdf.limits', limitBlocks(letter, view)),
    next: chapter('next', 'pdf.next.title', [...nextBlocks(letter, view, next), colophon(letter, view)], true),
  }
}

/** Returns the non-empty chapters as one run, so that they share pages. */
function runOf(...chapters: PassageChapter[]): Chapter[][] {
  const some = chapters
    .filter(({ blocks }) => blocks.length > 0)
    .map((chapter) => ({ ...chapter, entry: { id: chapter.id, title: chapter.title } }))
  return some.length > 0 ? [some] : []
}

function letterRuns({ i18n }: DocumentContext, texts: readonly string[] = []): Chapter[][] {
  if (texts.length === 0) return []
  const entry = { id: 'letter', title: i18n._('pdf.chapter.letter') }
  return [[{ kind: 'letter', ...entry, texts, entry }]]
}

/** Returns a page for each person to whom the reader may hand one. */
function handOverRuns(
  letter: DocumentContext,
  pages: StoryView['handOver'],
  id = 'handOver',
  title = 'pdf.chapter.handOver',
): Chapter[][] {
  return pages.map((page, index) => {
    if (index > 0) return [handOverPage(letter, page)]
    return [{ ...handOverPage(letter, page), id, entry: { id, title: letter.i18n._(title) } }]
  })
}

/** Returns the advice on when to talk to someone, for every part; parts with low scores come last. */
function talkBlocks({ i18n }: DocumentContext, view: FullView): Block[] {
  const { open, light } = remainingTalk(view)
  const talk = ({ name, text }: (typeof open)[number]): Row => ({
    kind: 'row',
    label: name,
    labelHeading: 2,
    lines: [{ text }],
  })
  return [
    ...open.map(talk),
    ...(open.length > 0 && light.length > 0 ? [{ kind: 'title', text: i18n._('pdf.talkLight') } as const] : []),
    ...light.map(talk),
  ]
}

/** Returns paragraphs, each with its own title. */
const titledRows = (parts: readonly { title: string; text: string }[]): Row[] =>
  parts.map(({ title, text }) => ({
    kind: 'row',
    lines: [{ text: title, look: 'title', heading: 2 }, { text }],
    apart: true,
  }))

const roles = {
  confirms: 'pdf.answers.role.confirms',
  contradicts: 'pdf.answers.role.contradicts',
  connects: 'pdf.answers.role.connects',
} as const

/** Returns answers of the reader: paragraphs on two of them, then single ones with the question and a comment. */
function answerBlocks({ i18n }: DocumentContext, { answerPairs, quotes }: StoryView): Row[] {
  const together = answerPairs.map(
    (text): Row => ({ kind: 'row', label: i18n._('pdf.answers.pair'), lines: [{ text }], apart: true }),
  )
  const single = quotes.map(({ role, item, answer, text }): Row => {
    return {
      kind: 'row',
      label: i18n._(roles[role]),
      lines: [{ text: item, look: 'title', heading: 2 }, { text: answer, look: 'strong' }, ...(text ? [{ text }] : [])],
      gap: 4,
      apart: true,
    }
  })
  const rows = [...together, ...single]
  return rows.length > 0
    ? [{ kind: 'row', lines: [{ text: i18n._('pdf.answers.lead'), look: 'soft' }], leads: true }, ...rows]
    : rows
}

const areas = { close: 'pdf.where.close', work: 'pdf.where.work', alone: 'pdf.where.alone' } as const

/** Returns the texts on the areas of life in which the result shows. */
const whereBlocks = ({ i18n }: DocumentContext, where: StoryView['where']): Row[] =>
  where.map(({ area, text }) => ({ kind: 'row', label: i18n._(areas[area]), labelHeading: 2, lines: [{ text }] }))

/** Returns questions about circumstances with the answers and the notes on them. */
const contextBlocks = (view: FullView): Row[] =>
  notesWithParagraphs(remainingNotes(view), view.story?.context ?? []).flatMap(({ note, paragraphs: texts }) => {
    const rows = paragraphs(texts)
    if (!note) return rows
    const asked: Row = {
      kind: 'row',
      lines: [{ text: note.name, look: 'soft' }, { text: note.answer, look: 'strong' }, { text: note.note }],
      gap: 2,
    }
    const all = [asked, ...rows]
    return all.map((row, index) => (index === all.length - 1 ? { ...row, apart: true } : row))
  })

/**
 * Returns the plan: for whom it is unsuitable, its subject, and one line a day, each with a box to tick by pen.
 */
function weekBlocks(
  letter: DocumentContext,
  { gate, title, text, days }: NonNullable<StoryView['plan']>,
  { toRead }: FullView,
): Block[] {
  const { i18n, locale } = letter
  return [
    { kind: 'box', lines: [{ text: gate }] },
    { kind: 'row', lines: [{ text: title, look: 'title', heading: 2 }, { text }], apart: true },
    ...days.map(
      (day, index): Block => ({
        kind: 'day',
        day: i18n._('pdf.week.day', { day: index + 1 }),
        minutes: i18n._('pdf.week.minutes', { minutes: day.minutes }),
        title: day.title,
        ...(day.chosenFor && { chosenFor: i18n._('pdf.week.chosenFor', day.chosenFor) }),
        text: day.text,
        why: [i18n._('pdf.week.why'), day.why].join(locale === 'cn' ? '' : ' '),
      }),
    ),
    { kind: 'row', lines: [{ text: i18n._('pdf.week.evidence'), look: 'small' }] },
    ...(toRead.week ? [buildArticleRow(letter, toRead.week)] : []),
  ]
}

/** Returns the sources of the report, each with its DOI. */
const sourceBlocks = (sources: StoryView['sources']): Block[] =>
  sources.length === 0
    ? []
    : [
        {
          kind: 'list',
          items: sources.map(({ text, doi }) => [
            { text, look: 'small' },
            { text: `doi:${doi}`, look: 'small', href: `https://doi.org/${doi}` },
          ]),
        },
      ]

/** Returns the limits of the test, and how to read its numbers. */
function limitBlocks({ i18n, locale }: DocumentContext, { limits, norms, takenIn }: FullView): Block[] {
  const small = (text: string): Line => ({ text, look: 'small' })
  const say = createScoreTranslator(i18n)
  return [
    { kind: 'row', lines: [{ text: i18n._('pdf.limitsOne') }, ...limits.map(small)] },
    {
      kind: 'row',
      label: i18n._('pdf.reading.title'),
      labelHeading: 2,
      lines: [
        i18n._('pdf.reading.score'),
        i18n._('pdf.reading.levels'),
        i18n._('pdf.reading.midpoint'),
        ...(norms && norms.used === null ? [unknownRankText(takenIn, locale, say)] : []),
        ...(norms?.used
          ? [
              i18n._('pdf.among.gloss', { n: formatPeople(norms.used.n, locale) }),
              describeRankError(norms.used.n, locale, say),
            ]
          : []),
      ].map(small),
    },
  ]
}

/** Returns the next steps; if help comes first, the report has already named who can help. */
function nextBlocks(
  { i18n, site }: DocumentContext,
  { story, help }: Pick<FullView, 'story'> & { help: HelpLevel },
  { articles, test }: NextSteps,
): Block[] {
  return [
    {
      kind: 'row',
      lines: [
        ...(story?.plan ? [] : [{ text: i18n._('pdf.next.try') }]),
        { text: joinSentences(i18n._('pdf.next.share'), help !== 'first' && i18n._('pdf.next.doctor')) },
      ],
    },
    ...articles.map(
      ({ id, title, minutes }, index): Row => ({
        kind: 'row',
        ...(index === 0 && { label: i18n._('pdf.next.read') }),
        lines: [
          { text: title, href: `${site}/column/articleDetail/${id}` },
          { text: i18n._('pdf.next.minutes', { minutes }), look: 'small' },
        ],
      }),
    ),
    ...(test
      ? [
          {
            kind: 'row',
            lines: [{ text: i18n._('pdf.next.test', { title: test.title }), href: `${site}/tests/${test.slug}` }],
          } as const,
        ]
      : []),
  ]
}

/** Returns the time, the site and the version of the report. */
function colophon(
  { locale, zone, i18n }: DocumentContext,
  { completedAt, takenIn, title, version, normVersion, norms }: FullView,
): Block {
  const facts = [
    i18n._('pdf.about.made', { date: formatMoment(completedAt, locale, zone), brand: brandNames[locale] }),
    i18n._('pdf.about.taken', { language: languageNameFor(locale, takenIn) }),
    i18n._('pdf.about.version', { title, version }),
    ...(norms?.used
      ? [i18n._('pdf.about.compared', { ...norms.used, n: formatPeople(norms.used.n, locale) })]
      : normVersion.startsWith('design')
        ? [i18n._('pdf.about.norms')]
        : []),
  ]
  return {
    kind: 'colophon',
    label: i18n._('pdf.about.title'),
    lines: [{ text: facts.join('\u00a0· '), look: 'small' }],
  }
}
