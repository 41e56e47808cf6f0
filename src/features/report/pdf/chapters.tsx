import type { ReactElement, ReactNode } from 'react'
import { mapOf } from '@/core/charts/score-map'
import { notesOf, talkOf, toldOf } from '@/core/report/said'
import type { FullView, NextSteps } from '@/features/report/schema'
import { Chapter } from './Chapter'
import { limitsOf, sourceList } from './Doubt'
import { Colophon, nextStep } from './Ending'
import { HandOver } from './HandOver'
import { HelpLines } from './HelpLines'
import type { Letter } from './letter'
import { MapPage } from './MapPage'
import { Part } from './Part'
import { paragraphs } from './Row'
import { circumstances, letterParagraphs, quoted, titledParts, whereItShows } from './Story'
import { talks } from './Talk'
import { weekOf } from './Week'

/** What begins on a new page: a chapter, several short ones, or a piece of one. */
export interface Run {
  id: string
  /** Those that begin in it, for the contents. */
  chapters: readonly { id: string; title: string }[]
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
  /** Short enough to be kept on one page. */
  whole?: boolean
}

/** The chapters of the page, in its order; those without content are left out. */
export function runsOf(source: Source): Run[] {
  const { view, letter } = source
  const { story } = view
  const run = (...chapters: Passages[]) => runOf(letter, chapters)
  const helped = view.help !== 'none'
  return [
    ...(helped ? run(talkChapter(source)) : []),
    ...run({ id: 'letter', title: 'pdf.chapter.letter', passages: letterParagraphs(letter, story?.letter ?? []) }),
    ...partRuns(source),
    ...run(
      {
        id: 'together',
        title: 'pdf.chapter.together',
        passages: titledParts(letter, story ? [...story.meeting, ...story.edge] : []),
      },
      { id: 'answers', title: 'pdf.chapter.answers', passages: quoted(letter, story?.quotes ?? []) },
      { id: 'where', title: 'pdf.chapter.where', passages: whereItShows(letter, story?.where ?? []) },
      {
        id: 'context',
        title: 'pdf.context',
        passages: circumstances(letter, toldOf(notesOf(view), story?.context ?? [])),
      },
      {
        id: 'week',
        title: 'pdf.chapter.week',
        passages: story?.plan ? weekOf(letter, story.plan, view.toRead.week, source.site) : [],
      },
      {
        id: 'later',
        title: 'pdf.chapter.later',
        passages: paragraphs(letter.style, story?.plan?.later ?? []),
        whole: true,
      },
    ),
    ...handOverRuns(source),
    ...run(
      ...(helped ? [] : [talkChapter(source)]),
      {
        id: 'unknown',
        title: 'pdf.chapter.unknown',
        passages: paragraphs(letter.style, story?.unknown ?? []),
      },
      { id: 'sources', title: 'pdf.chapter.sources', passages: sourceList(letter, story?.sources ?? []) },
      { id: 'limits', title: 'pdf.limits', passages: limitsOf(letter, view) },
      { id: 'next', title: 'pdf.next.title', passages: lastPassages(source), whole: true },
    ),
  ]
}

/** Chapters that share pages, as far as there is something in them. */
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

/** When to talk to someone, with the lines of the reader's country unless they stand before everything. */
function talkChapter({ view, letter }: Source): Passages {
  const lines = view.help === 'first' ? [] : [<HelpLines key="lines" {...letter} />]
  return { id: 'talk', title: 'pdf.talk', passages: [...talks(letter, talkOf(view)), ...lines] }
}

/**
 * A part of a report of its own has pages of its own; without one, parts are short and share them. A map of all parts
 * has the first page to itself.
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

/** A page for each who may get one. */
function handOverRuns({ view: { story }, letter }: Source): Run[] {
  const title = letter.i18n._('pdf.chapter.handOver')
  return (story?.handOver ?? []).map((page, index) => ({
    id: `handOver-${page.reader}`,
    chapters: index === 0 ? [{ id: 'handOver', title }] : [],
    content: <HandOver {...letter} page={page} first={index === 0} />,
  }))
}

const lastPassages = ({ view, next, site, letter }: Source): ReactElement[] => [
  ...nextStep(letter, { next, site, planned: view.story?.plan != null }),
  <Colophon key="colophon" {...letter} view={view} />,
]
