import { Link, View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { pagesByStrength } from '@/core/care/short-form'
import { mapOf } from '@/core/charts/score-map'
import { notesWithParagraphs, remainingNotes, remainingTalk } from '@/core/report/remaining-notes'
import { peopleText, rankErrorWords, unknownRank } from '@/core/report/scores/score-words'
import type { FullView, NextSteps, StoryView, TalkView } from '@/features/report/schema'
import { type Letter, sayIn } from '../letter'
import { paragraphs, Row } from '../Row'
import { colour } from '../style'
import { Words } from '../Words'
import { Chapter } from './Chapter'
import { Colophon, nextStep } from './Ending'
import { HandOver } from './HandOver'
import { HelpLines } from './HelpLines'
import { MapPage } from './MapPage'
import { Part } from './Part'
import { circumstances, letterParagraphs, quoted, titledParts, whereItShows } from './Story'
import { weekOf } from './Week'

/** Returns the sources of the report, each with its DOI. */
const sourceList = ({ style }: Letter, sources: StoryView['sources']): ReactElement[] =>
  sources.map(({ text, doi }) => (
    <Row key={doi} style={style}>
      <View style={{ gap: 1 }}>
        <Words style={style.small}>{text}</Words>
        <Link src={`https://doi.org/${doi}`} style={{ ...style.small, color: colour.action, textDecoration: 'none' }}>
          {`doi:${doi}`}
        </Link>
      </View>
    </Row>
  ))

/** Renders the limits of the test, and how to read its numbers. */
const limitsOf = (
  { i18n, style, locale }: Letter,
  { limits, norms, takenIn }: Pick<FullView, 'limits' | 'norms' | 'takenIn'>,
): ReactElement[] => [
  <Row key="limits" style={style}>
    <Words>{i18n._('pdf.limitsOne')}</Words>
    {limits.map((limit) => (
      <Words key={limit} style={style.small}>
        {limit}
      </Words>
    ))}
  </Row>,
  <Row key="reading" style={style} label={i18n._('pdf.reading.title')}>
    <Words style={style.small}>{i18n._('pdf.reading.score')}</Words>
    <Words style={style.small}>{i18n._('pdf.reading.levels')}</Words>
    <Words style={style.small}>{i18n._('pdf.reading.midpoint')}</Words>
    {norms && norms.used === null && <Words style={style.small}>{unknownRank(takenIn, locale, sayIn(i18n))}</Words>}
    {norms?.used && (
      <>
        <Words style={style.small}>{i18n._('pdf.among.gloss', { n: peopleText(norms.used.n, locale) })}</Words>
        <Words style={style.small}>{rankErrorWords(norms.used.n, locale, sayIn(i18n))}</Words>
      </>
    )}
  </Row>,
]

/** Content that begins on a new page: a chapter, several short ones, or a piece of one. */
export interface Run {
  id: string
  /** Chapters that begin in this run, for the contents; `waits`: the chapter can be read later. */
  chapters: readonly { id: string; title: string; waits?: true }[]
  content: ReactNode
}

interface Source {
  view: FullView
  next: NextSteps
  /** Address of the site, without a slash at its end. */
  site: string
  letter: Letter
}

/** A chapter as a list of passages. */
interface Passages {
  id: string
  /** Id of its title. */
  title: string
  passages: ReactElement[]
  /** Whether it is short enough to be kept on one page. */
  whole?: boolean
}

/** Returns the chapters of the web page, in its order; leaves out empty ones. */
export function runsOf(source: Source): Run[] {
  const { view, letter } = source
  const { help, story } = view
  const chapters = chaptersOf(source)
  const { talk, together, answers, where, context, week, later, unknown, sources, limits, next } = chapters
  const run = (...of: Passages[]) => runOf(letter, of)
  if (help === 'first' && story) return shortFirst(source, chapters)
  const helped = help !== 'none'
  return [
    ...(helped ? run(talk) : []),
    ...run(chapters.letter),
    ...partRuns(source),
    ...run(together, answers, where, context, week, later),
    ...handOverRuns(letter, story?.handOver ?? []),
    ...run(...(helped ? [] : [talk]), unknown, sources, limits, next),
  ]
}

/**
 * Returns the order if help comes first: the letter, the week and the page for a doctor, then under its own title the
 * chapters that can wait, and the next step.
 */
function shortFirst(source: Source, chapters: ReturnType<typeof chaptersOf>): Run[] {
  const { view, letter } = source
  const { rest, talk, together, answers, where, context, week, later, unknown, sources, limits, next } = chapters
  const run = (...of: Passages[]) => runOf(letter, of)
  const pages = pagesByStrength(view.help, view.story?.handOver ?? [])
  const waiting = [
    ...run(rest, talk),
    ...partRuns(source),
    ...run(together, answers, where, context, later),
    ...handOverRuns(letter, pages.rest, 'hand-over-more', 'pdf.chapter.handOverMore'),
    ...run(unknown, sources, limits),
  ]
  return [
    ...run(chapters.letter),
    ...run(week),
    ...handOverRuns(letter, pages.now),
    ...waiting.map((one) => ({
      ...one,
      chapters: one.chapters.map((chapter) =>
        chapter.id === rest.id ? chapter : { ...chapter, waits: true as const },
      ),
    })),
    ...run(next),
  ]
}

/** Returns every chapter that is a list of passages, including empty ones. */
function chaptersOf(source: Source) {
  const { view, letter, site } = source
  const { story } = view
  const chapter = (id: string, title: string, passages: ReactElement[], whole = false): Passages => ({
    id,
    title,
    passages,
    whole,
  })
  const paragraphsOf = (texts: readonly string[] = []) => paragraphs(letter.style, texts)
  return {
    talk: talkChapter(source),
    letter: chapter('letter', 'pdf.chapter.letter', letterParagraphs(letter, story?.letter ?? [])),
    rest: chapter('rest', 'pdf.rest.title', paragraphsOf([letter.i18n._('pdf.rest.lead')])),
    together: chapter(
      'together',
      'pdf.chapter.together',
      titledParts(letter, story ? [...story.meeting, ...story.edge] : []),
    ),
    answers: chapter('answers', 'pdf.chapter.answers', quoted(letter, story?.quotes ?? [])),
    where: chapter('where', 'pdf.chapter.where', whereItShows(letter, story?.where ?? [])),
    context: chapter(
      'context',
      'pdf.context',
      circumstances(letter, notesWithParagraphs(remainingNotes(view), story?.context ?? [])),
    ),
    week: chapter('week', 'pdf.chapter.week', story?.plan ? weekOf(letter, story.plan, view.toRead.week, site) : []),
    later: chapter('later', 'pdf.chapter.later', paragraphsOf(story?.plan?.later), true),
    unknown: chapter('unknown', 'pdf.chapter.unknown', paragraphsOf(story?.unknown)),
    sources: chapter('sources', 'pdf.chapter.sources', sourceList(letter, story?.sources ?? [])),
    limits: chapter('limits', 'pdf.limits', limitsOf(letter, view)),
    next: chapter('next', 'pdf.next.title', lastPassages(source), true),
  }
}

/** Returns the non-empty chapters as one run, so that they share pages. */
function runOf(letter: Letter, chapters: readonly Passages[]): Run[] {
  const some = chapters
    .filter(({ passages }) => passages.length > 0)
    .map(({ title, ...chapter }) => ({ ...chapter, title: letter.i18n._(title) }))
  const [first] = some
  if (!first) return []
  const content = some.map(({ passages, ...chapter }) => (
    <Chapter key={chapter.id} {...letter} {...chapter} apart={chapter.id !== first.id}>
      {passages}
    </Chapter>
  ))
  return [{ id: first.id, chapters: some, content }]
}

/** Returns the advice on when to talk to someone, with the helplines of the reader's country unless they come first. */
function talkChapter({ view, letter }: Source): Passages {
  const lines = view.help === 'first' ? [] : [<HelpLines key="lines" {...letter} />]
  return { id: 'talk', title: 'pdf.talk', passages: [...talks(letter, remainingTalk(view)), ...lines] }
}

/**
 * Returns the runs of the parts. In a version with its own report each part has its own pages; without one, parts are
 * short and share pages. A map of all parts gets the first page to itself.
 */
function partRuns({ view, letter, site }: Source): Run[] {
  const { slug, dimensions, overall, story, toRead, takenIn } = view
  const title = letter.i18n._('pdf.parts')
  const map = mapOf(slug, dimensions)
  const groups = story ? dimensions.map((one) => [one]) : [dimensions]
  const pages = groups.map((group, index) => ({
    id: `part-pages-${index}`,
    chapters: [] as Run['chapters'],
    content: group.map((dimension, place) => (
      <Part
        key={dimension.id}
        {...letter}
        {...(index + place === 0 && { head: { title, overall, mark: !map } })}
        dimension={dimension}
        order={dimensions.indexOf(dimension)}
        own={story?.parts[dimension.id]}
        article={toRead.parts[dimension.id]}
        takenIn={takenIn}
        site={site}
      />
    )),
  }))
  const [first, ...others] = pages
  const chapters = [{ id: 'parts', title }]
  if (map)
    return [
      { id: 'parts', chapters, content: <MapPage {...letter} title={title} map={map} parts={dimensions} /> },
      ...pages,
    ]
  return first ? [{ ...first, chapters }, ...others] : []
}

/** Returns a page for each person to whom the reader may hand one. */
function handOverRuns(
  letter: Letter,
  pages: StoryView['handOver'],
  id = 'handOver',
  title = 'pdf.chapter.handOver',
): Run[] {
  const chapter = { id, title: letter.i18n._(title) }
  return pages.map((page, index) => ({
    id: `handOver-${page.reader}`,
    chapters: index === 0 ? [chapter] : [],
    content: <HandOver {...letter} page={page} {...(index === 0 && { begins: chapter })} />,
  }))
}

const lastPassages = ({ view, next, site, letter }: Source): ReactElement[] => [
  ...nextStep(letter, { next, site, planned: view.story?.plan != null, help: view.help }),
  <Colophon key="colophon" {...letter} view={view} />,
]

interface Talks {
  open: readonly TalkView[]
  /** Parts with low scores, which come last. */
  light: readonly TalkView[]
}

/** Returns the advice on when to talk to someone, for every part. */
function talks({ i18n, style }: Letter, { open, light }: Talks): ReactElement[] {
  const talk = ({ id, name, text }: TalkView) => (
    <Row key={id} style={style} label={name}>
      <Words>{text}</Words>
    </Row>
  )
  const between = (
    <View key="light" minPresenceAhead={60} style={{ marginTop: 6, marginBottom: 8 }}>
      <Words style={style.h3}>{i18n._('pdf.talkLight')}</Words>
    </View>
  )
  return [...open.map(talk), ...(open.length > 0 && light.length > 0 ? [between] : []), ...light.map(talk)]
}
