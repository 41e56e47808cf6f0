import type { Dimension, Level } from '@mindglass/psychometrics/instrument'
import { designRange } from '@mindglass/psychometrics/scoring/levels'
import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import { portraitCaptions } from '@/content/portrait-captions'
import { type InstrumentText, levelText } from '@/content/tests/instrument-text'
import { type Care, careOfSitting, type Headline } from '@/core/care/care'
import { overallPhase } from '@/core/care/phase'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { questionName } from '@/core/report/chapters'
import { bandOfLevel } from '@/core/report/condition'
import { buildReportContents } from '@/core/report/contents'
import type { PartProfile, Profile } from '@/core/report/profile'
import { chooseText } from '@/core/report/slots'
import { sentencesOf } from '@/core/texts/words'
import type {
  DimensionView,
  FullView,
  NoteView,
  OpeningView,
  Reason,
  ReturnedPaymentOrCredit,
  StoryView,
  SummaryAccess,
  SummaryView,
  TalkView,
} from '../schema'
import { findArticlesToRead } from './articles-to-read'
import { buildNormsView, measuredErrorsIn, percentileRankAmong, type ReportNorms } from './norms'
import { buildOutlineView } from './outline'
import {
  coarsePicture,
  composeStory,
  createSittingProfile,
  fillProfileSlots,
  type Story,
  type StorySource,
} from './story'

/** Material of a report: the stored result, and the texts of its instrument version in the reader's language. */
export interface ReportSource extends StorySource {
  sittingId: string
  completedAt: Date
  takenIn: Locale
  /** Whether the reader took the test. */
  own: boolean
  /** Norms to compare the result with; absent in a sample. */
  norms?: ReportNorms
}

/**
 * Returns the free view: the overall band, the names of all dimensions, one dimension in full, and the advice on
 * talking to someone for all.
 */
export function buildSummaryView(
  source: ReportSource,
  access: SummaryAccess,
  returned: ReturnedPaymentOrCredit = null,
): SummaryView {
  const { instrument, text } = source
  const care = careFor(source)
  const profile = createSittingProfile(source, care.help, measuredErrorsIn(source.norms))
  const story = composeStory(source, profile, headlineParts(care))
  const overall = overallView(source, care)
  // With help on the page, a light part in full would suggest that all is well: the most serious part is open instead.
  const open = care.calls.parts[0] ?? instrument.freeDimension
  return {
    kind: 'summary',
    ...commonView(source, care, profile, story),
    picture: coarsePicture(profile),
    // The article depends on the level, so it would reveal the level of a closed part.
    toRead: findArticlesToRead(source, care, profile, [open], null),
    access,
    returned,
    // The exact overall score is left out: together with the free dimension it would reveal the sum of the others.
    overall: overall && { level: overall.level },
    parts: instrument.dimensions.map(({ id }) => {
      const level = profile.parts.find((part) => part.id === id)?.level
      const quick = level && textOfLevel(source, id, level, profile, story).quick
      return {
        id,
        name: dimensionText(text, id).name,
        begins: quick ? beginning(fillProfileSlots(quick, profile, source)) : null,
      }
    }),
    free: dimensionView(find(instrument.dimensions, open), source, profile, care, story),
    contents: buildReportContents(instrument, source.report?.key ?? null, care.help),
    // The outline is built only if the full report may be offered.
    whole:
      care.offer && !offersRetake(source.result)
        ? buildOutlineView(wholeReport(source, care, profile, story), source.locale)
        : null,
    light: story !== null && care.help === 'none' && isLight(profile),
    opening: story?.opening ?? null,
  }
}

/** Returns whether all parts are symptoms, and all of them light. */
const isLight = ({ parts }: Profile): boolean =>
  parts.length > 0 && parts.every(({ kind, level }) => kind === 'symptom' && bandOfLevel(level) === 'low')

/** Returns the full view. */
export function buildFullView(source: ReportSource): FullView {
  const care = careFor(source)
  const profile = createSittingProfile(source, care.help, measuredErrorsIn(source.norms))
  return wholeReport(source, care, profile, composeStory(source, profile, headlineParts(care)))
}

function wholeReport(source: ReportSource, care: Care, profile: Profile, story: Story | null): FullView {
  return {
    kind: 'full',
    ...commonView(source, care, profile, story),
    toRead: findArticlesToRead(
      source,
      care,
      profile,
      profile.parts.map(({ id }) => id),
      story?.view.plan?.id ?? null,
    ),
    picture: profile.parts.map(({ id, pomp, interval }) => ({ id, at: pomp, half: interval.half })),
    own: source.own,
    overall: overallView(source, care),
    dimensions: source.instrument.dimensions.map((dimension) => dimensionView(dimension, source, profile, care, story)),
    story: story && { ...story.view, short: shortOf(source, care, story) },
  }
}

/** Returns whether the report compares scores: not with help, and not if the answers are inconsistent. */
const compares = ({ result }: ReportSource, { help }: Care): boolean => help === 'none' && !offersRetake(result)

/** Returns the parts that the headline names, or those that call for help. */
const headlineParts = ({ headline, calls }: Care): readonly string[] =>
  'parts' in headline ? headline.parts : calls.parts

/** Returns the report in three lines, without those about a part where one answer is graver than every score. */
function shortOf({ instrument, result }: ReportSource, care: Care, { view: { short } }: Story): StoryView['short'] {
  const lead = result.dimensions.find(({ id }) => id === short?.part)
  const isLight = lead?.level === 'level1' || lead?.level === 'level2'
  return short && asksByAnswer(instrument, care, isLight) ? { ...short, part: null, apart: null, costs: null } : short
}

/**
 * Whether the headline is about an answer alone, and that answer is graver than the leading part: it asks for help first
 * or before everything else, or the part is light.
 */
function asksByAnswer({ care: { rules } }: Instrument, { help, headline }: Care, isLight: boolean): boolean {
  if (headline.from !== 'rule') return false
  const own = rules.filter(({ head }) => head === headline.head)
  const onAnswers = own.every(({ all }) => all.every((condition) => 'context' in condition))
  return onAnswers && (help === 'first' || isLight || own.some(({ foremost }) => foremost))
}

/** Decides the care again for every reading, so that older results profit from newer rules. */
const careFor = ({ instrument, result, responses, norms }: ReportSource): Care =>
  careOfSitting(instrument, result, responses, measuredErrorsIn(norms))

function commonView(source: ReportSource, care: Care, profile: Profile, story: Story | null) {
  const { sittingId, completedAt, takenIn, instrument, text, result, own } = source
  return {
    sittingId,
    slug: instrument.slug,
    title: text.title,
    completedAt: completedAt.toISOString(),
    takenIn,
    answered: scoredAnswers(source),
    version: result.version,
    normVersion: result.normVersion,
    norms: source.norms && compares(source, care) ? buildNormsView(source.norms) : null,
    signs: result.flags,
    retake: offersRetake(result),
    help: care.help,
    reasons: reasonsOf(source, care, profile, story),
    offer: care.offer,
    head: headOf(source, care, story),
    context: contextNotes(source, care, story),
    talk: talkView(source, care, profile, story),
    portrait: story?.portrait ?? null,
    limits: text.limits,
    shareable: own && instrument.shareable,
  }
}

/** Returns the number of scored answers; an item that counts for two parts is one answer. */
function scoredAnswers({ instrument, responses }: ReportSource): number {
  const items = instrument.dimensions.flatMap((dimension) => dimension.items.map(({ id }) => id))
  return new Set(items.filter((id) => responses[id] !== undefined)).size
}

/**
 * Returns the opening sentences. With a portrait, a summary of several parts is left out, because the portrait's sentence
 * says more; sentences about what calls for help stay.
 */
function headOf({ text, responses }: ReportSource, { headline, help }: Care, story: Story | null): SummaryView['head'] {
  const summedUp = headline.from === 'band' || headline.from === 'some'
  const head = story && summedUp ? null : buildOpeningView(headline, text)
  if (!head) return null
  const own = (field: 'headline' | 'body') =>
    chooseText(story?.replacementOf(`head.${headPath(headline)}.${field}`) ?? head[field], help, (id) => responses[id])
  return { ...head, headline: own('headline'), body: own('body') }
}

/** Returns the path below `heads` of the texts of a headline. */
function headPath(headline: Headline): string {
  switch (headline.from) {
    case 'part':
      return `part.${headline.part}`
    case 'some':
      return `some.${headline.level}`
    case 'rule':
    case 'eased':
      return `rules.${headline.head}`
    default:
      return headline.from
  }
}

/** Returns the first sentence of a text, or its first half if a semicolon divides it, closed like a sentence. */
const beginning = (text: string): string | null => sentencesOf(text)[0]?.replace(/;$/, '.').replace(/；$/, '。') ?? null

const overallView = ({ result }: ReportSource, care: Care): FullView['overall'] => (care.mean ? result.overall : null)

/** Returns the reasons for help, in texts that are free in the summary too. */
function reasonsOf(source: ReportSource, care: Care, profile: Profile, story: Story | null): Reason[] {
  const notes = contextNotes(source, care, story).filter(({ calls }) => calls)
  const talk = talkView(source, care, profile, story).filter(({ calls }) => calls)
  return [
    ...notes.map(({ name, answer, note }) => ({ name, answer, text: note })),
    ...talk.map(({ name, text }) => ({ name, answer: null, text })),
  ]
}

/** Returns the parts that call for help first, then the others in the order of the test. */
function talkView(source: ReportSource, { calls }: Care, profile: Profile, story: Story | null): TalkView[] {
  const { instrument, text, result } = source
  const talk = instrument.dimensions.flatMap(({ id, kind }) => {
    const { level } = find(result.dimensions, id)
    if (level === null) return []
    const { name } = dimensionText(text, id)
    const { talk } = textOfLevel(source, id, level, profile, story)
    const light = kind === 'symptom' && (level === 'level1' || level === 'level2')
    return [{ id, name, text: fillProfileSlots(talk, profile, source), calls: calls.parts.includes(id), light }]
  })
  const place = ({ id }: TalkView) => (calls.parts.includes(id) ? calls.parts.indexOf(id) : calls.parts.length)
  return talk.sort((a, b) => place(a) - place(b))
}

function dimensionView(
  { id, kind }: Dimension,
  source: ReportSource,
  profile: Profile,
  care: Care,
  story: Story | null,
): DimensionView {
  const { name, short, about, low, high } = dimensionText(source.text, id)
  const part = profile.parts.find((one) => one.id === id)
  const draws = portraitCaptions[source.instrument.slug]?.[id]?.[source.locale] ?? null
  const range = designRange(kind)
  return { id, kind, name, short, about, low, high, range, draws, partResult: part ? partResultOf(part) : null }

  function partResultOf({
    pomp,
    level,
    answered,
    interval,
    certainty,
    named,
  }: PartProfile): DimensionView['partResult'] {
    const { quick, describes, helps, talk } = textOfLevel(source, id, level, profile, story)
    const fill = (words: string) => fillProfileSlots(words, profile, source)
    return {
      pomp,
      level,
      answered,
      interval,
      certainty,
      place: compares(source, care) ? percentileRankAmong(source.norms, id, { pomp, interval }) : null,
      named: [...named],
      quick: fill(quick),
      describes: fill(describes),
      helps: helps === undefined ? null : fill(helps),
      talk: fill(talk),
    }
  }
}

/**
 * Returns the texts of a part's level, which depend on whether the period that the part asks about continues, is over,
 * or was short. Texts written for readers like this one replace them.
 */
function textOfLevel({ text }: ReportSource, id: string, level: Level, { phases }: Profile, story: Story | null) {
  const usual = levelText(dimensionText(text, id), level, phases[id] ?? 'now')
  const own = (field: keyof typeof usual) => story?.replacementOf(`${id}.${level}.${field}`)
  return {
    quick: own('quick') ?? usual.quick,
    describes: own('describes') ?? usual.describes,
    helps: own('helps') ?? usual.helps,
    talk: own('talk') ?? usual.talk,
  }
}

/**
 * Returns the answers about circumstances that have a note; most answers need none. Answers that call for help come
 * first, the gravest at the top.
 */
function contextNotes(
  { instrument, text, responses }: ReportSource,
  { calls, help }: Care,
  story: Story | null,
): NoteView[] {
  const over = overallPhase(instrument, responses) !== 'now'
  const ids = instrument.context.map(({ id }) => id)
  const gravestFirst = [
    ...calls.context.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !calls.context.includes(id)),
  ]
  return gravestFirst.flatMap((id) => {
    const words = text.context[id]
    if (!words) throw new Error(`"${text.title}" has no text for question ${id}`)
    const value = responses[id]
    if (value === undefined) return []
    const instead =
      story?.replacementOf(`${id}.${value}`) ??
      (over ? words.notesOver?.[value] : undefined) ??
      (help === 'none' ? words.notesLight?.[value] : undefined)
    const [note, answer] = [instead ?? words.notes[value], words.options[value]]
    const said = note && chooseText(note, help, (question) => responses[question])
    return said && answer ? [{ name: questionName(words), answer, note: said, calls: calls.context.includes(id) }] : []
  })
}

function dimensionText(text: InstrumentText, id: string) {
  const found = text.dimensions[id]
  if (!found) throw new Error(`"${text.title}" has no text for dimension ${id}`)
  return found
}

function find<T extends { id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id)
  if (!found) throw new Error(`no dimension ${id}`)
  return found
}

/** Returns the opening sentences of a result in its reader's language; null if nothing is summed up. */
export function buildOpeningView(headline: Headline, text: InstrumentText): OpeningView | null {
  switch (headline.from) {
    case 'band':
      return { ...present(text.overall, 'overall')[headline.level], parts: [] }
    case 'whole':
      return { ...present(text.heads?.whole ?? text.overall?.level5, 'the whole'), parts: [] }
    case 'part':
      return { ...present(text.heads?.part?.[headline.part], headline.part), parts: names(headline.parts, text) }
    case 'reaches':
      return {
        ...present(text.heads?.reaches ?? text.heads?.some?.level4, 'very high'),
        parts: names(headline.parts, text),
      }
    case 'eased':
      return { ...present(text.heads?.rules?.[headline.head], headline.head), parts: names(headline.parts, text) }
    case 'some':
      return { ...present(text.heads?.some?.[headline.level], headline.level), parts: names(headline.parts, text) }
    case 'rule':
      return { ...present(text.heads?.rules?.[headline.head], headline.head), parts: [] }
    case 'plain':
      return null
  }
}

const names = (parts: readonly string[], text: InstrumentText): string[] =>
  parts.map((id) => present(text.dimensions[id], id).name)

/** Returns the text, or throws; the content check ensures that every text exists. */
function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`no text for ${what}`)
  return found
}
