import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import { describe, expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { walkStrings } from '@/content/check/wording'
import { instrument } from '@/content/instruments/mood-energy/v2/instrument'
import { report as key } from '@/content/instruments/mood-energy/v2/report'
import type { ReportText } from '@/content/report-text'
import { type InstrumentText, levelText } from '@/content/tests/instrument-text'
import { loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { type Care, careOfSitting } from '@/core/care/care'
import { overallPhase, phaseOf } from '@/core/care/phase'
import { helpLevels, type Phase } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import type { Composition } from '@/core/report/compose'
import { chooseTextForHelp } from '@/core/report/slots'
import { sentencesOf } from '@/core/texts/words'
import { createScoringAnswers } from '@/testing/data/answers'
import { buildFullView, buildOpeningView, buildSummaryView } from './view'

// These tests check the texts of mood & energy by the time of a phase: every answer on length, cost and now, including
// missing answers, is combined with every level of the low and of the high.

const highs = ['activation', 'thought', 'impulse', 'irritability'] as const

/** Returns the options of a question, and undefined for a missing answer. */
const options = (id: string): (number | undefined)[] => {
  const found = instrument.context.find((question) => question.id === id)
  return [undefined, ...Array.from({ length: found?.options ?? 0 }, (_, option) => option)]
}

interface Told {
  c2?: number | undefined
  c3?: number | undefined
  c6?: number | undefined
  c7?: number | undefined
}
const told: Told[] = options('c2').flatMap((c2) =>
  options('c3').flatMap((c3) => options('c6').flatMap((c6) => options('c7').map((c7) => ({ c2, c3, c6, c7 })))),
)

interface Sitting {
  answers: Told
  low: Level
  high: Level
  responses: Responses
}

/** One sitting for each combination: the low at one level, the four parts of the high at another, light swings. */
const sittings: Sitting[] = levels.flatMap((low, l) =>
  levels.flatMap((high, h) => {
    const scores = { low: 20 * l + 8, swings: 12, ...Object.fromEntries(highs.map((part) => [part, 20 * h + 8])) }
    const lines = Object.entries(createScoringAnswers(instrument, scores)).filter(([id]) => !/^c\d/.test(id))
    return told.map((answers) => {
      const given = Object.entries(answers).filter((entry): entry is [string, number] => entry[1] !== undefined)
      return { answers, low, high, responses: Object.fromEntries([...lines, ...given]) }
    })
  }),
)

/** Returns the phases in plain words; a missing answer counts as ongoing, long and costly. */
function phasesTold({ c2, c3, c6, c7 }: Told): { low: Phase; high: Phase } {
  const cheap = c3 === 0 || c3 === 1
  const low = c6 === undefined || c6 === 1 || c6 === 3 ? 'now' : c7 === 1 && cheap ? 'short' : 'over'
  const high = c6 === undefined || c6 >= 2 ? 'now' : c2 !== undefined && c2 >= 1 && c2 <= 3 && cheap ? 'short' : 'over'
  return { low, high }
}

const careFor = ({ responses }: Sitting): Care =>
  careOfSitting(instrument, scoreSitting(instrument, responses, {}), responses, () => null)

const number = (level: Level): number => Number(level.at(-1))
const named = ({ answers, low, high }: Sitting): string => JSON.stringify({ ...answers, low, high })

test('phaseOf matches a reference implementation for every combination of context answers', () => {
  const wrong = told.filter((answers) => {
    const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined)) as Responses
    const { low, high } = phasesTold(answers)
    return phaseOf('low', instrument, given) !== low || highs.some((part) => phaseOf(part, instrument, given) !== high)
  })
  expect(wrong).toEqual([])
  expect(told.length).toBe(7 * 6 * 5 * 6)
})

describe('the help for every combination of answers', () => {
  const faults = new Map<string, string>()
  for (const sitting of sittings) {
    const { answers, low, high } = sitting
    const { help, offer, headline } = careFor(sitting)
    const retake = offersRetake(scoreSitting(instrument, sitting.responses, {}))
    const phase = phasesTold(answers)
    const check = (rule: string, kept: boolean) => kept || faults.has(rule) || faults.set(rule, named(sitting))
    const [deep, strong] = [number(low), number(high)]
    check('offer', offer === (help === 'none' && !retake))
    if (answers.c6 === 0) {
      check('over: no help before everything', help !== 'first')
      if (answers.c3 === 4) check('stopped: soft help at least', help !== 'none')
      if (answers.c3 === 4 && (deep === 5 || (deep < 4 && strong < 3)))
        check('stopped: a headline of its own', 'head' in headline && headline.head === 'stopped-over')
      if (phase.low === 'over') check('a strong low that is over: soft help', deep < 4 || help === 'soft')
      if (phase.high === 'over') check('a strong high that is over: soft help', strong < 4 || help === 'soft')
      const short = (phase.low === 'short' || deep < 3) && (phase.high === 'short' || strong < 3)
      const longHigh = (answers.c2 ?? 0) >= 4
      if (short && !longHigh && (answers.c3 ?? 2) <= 1) check('over and short: no help and the offer', help === 'none')
    }
    if (answers.c6 === undefined || answers.c6 >= 1) {
      const mine = answers.c6 === undefined || answers.c6 !== 2
      check('now: a deep low calls for help first', deep < 4 || help === 'first')
      check('now: a very strong high calls for help first', strong < 5 || help === 'first')
      if (answers.c6 !== undefined && (deep >= 3 || strong >= 4 || (answers.c3 ?? 2) >= 2))
        check('now: what stands out or costs something calls for help', help !== 'none')
      if (mine && answers.c3 === 4) check('now: a life that stopped calls for help first', help === 'first')
    }
  }
  test('depends on whether the phase goes on, how long it lasted and what it cost', () => {
    expect(Object.fromEntries(faults)).toEqual({})
    expect(sittings.length).toBe(told.length * 25)
  })
})

/** Matches words that ask for an action at once; a sentence that states a condition is always allowed. */
const urgent: Record<Locale, { at: RegExp; act: RegExp; under: RegExp }> = {
  cn: {
    at: /今晚|今夜|今天|明天|马上|立刻|立即|现在就|此刻|这周(?:就|去|先)/,
    act: /告诉|打(?!听)|看医|看精|就医|急诊|找|叫|约|联系|陪|求助|说|念|问|知道/,
    under: /要是|如果|若|一旦|哪天|哪回|哪一|万一|的话|真到|怕|危险|不安全|撑不|什么时候/,
  },
  en: {
    at: /\b(?:tonight|today|tomorrow|right now|right away|at once|immediately|now, please)\b|\b(?:see|call|tell|reach)\b.*\bthis (?:very )?week\b/i,
    act: /\b(?:doctor|psychiatrist|counselor|helpline|emergency|call|tell|reach|someone|somebody|one person)\b/i,
    under:
      /\b(?:if|when|whenever|should|unless|where|ever|once|any (?:danger|point)|seems? not worth|not safe|begun again)\b/i,
  },
  es: {
    at: /(?<!\p{L})(?:hoy|esta noche|mañana mismo|ahora mismo|llame ahora|enseguida|de inmediato)(?!\p{L})|(?:llame|vaya|vea|hable|cuéntel|dígal).*esta (?:misma )?semana/iu,
    act: /(?:médic|psiquiatra|psicólog|línea de ayuda|emergencias|llam|dígase|dígale|cuéntel|una persona|alguien|acompañ)/i,
    under: /(?<!\p{L})(?:si|cuando|ante|en cuanto|alguna vez|donde)(?!\p{L})/iu,
  },
}

function urgentIn(text: string, locale: Locale): string[] {
  const { at, act, under } = urgent[locale]
  // Quoted words for another person to say are not addressed to the reader.
  const told = text.replaceAll(/“[^”]*”|«[^»]*»/g, '')
  return sentencesOf(told).filter((sentence) => at.test(sentence) && act.test(sentence) && !under.test(sentence))
}

/** Returns the ids of the pieces that a reader sees, without the pages for other people. */
function idsOf({
  portrait,
  caption,
  letter,
  parts,
  meeting,
  edge,
  context,
  quotes,
  where,
  plan,
  unknown,
}: Composition) {
  const pieces = [
    ...[portrait, caption, ...Object.values(letter), ...meeting, ...edge, ...context, ...unknown],
    ...parts.flatMap(({ groups, cost }) => [...groups, cost]),
    ...Object.values(where ?? {}),
    ...(plan ? [...plan.days.map(({ piece }) => piece), ...plan.later] : []),
  ]
  return [
    ...pieces.flatMap((piece) => piece?.id ?? []),
    ...quotes.map(({ item, end }) => `answer.${item}.${end}`),
    ...(plan ? [`week.${plan.plan.id}`, `gate.${plan.plan.id}`] : []),
  ]
}

/** Returns the texts that a reader sees besides the pieces: headline, notes and level texts. */
function otherTexts({ sheet, profile }: ComposedReport, care: Care, text: InstrumentText): string[] {
  const notes = instrument.context.flatMap(({ id }) => {
    const option = sheet.responses[id]
    const { notes = [], notesOver = {} } = text.context[id] ?? {}
    return option === undefined ? [] : [notesOver[option] ?? notes[option] ?? '']
  })
  const parts = profile.parts.map(({ id, level }) => {
    const words = text.dimensions[id]
    return words && levelText(words, level, profile.phases[id] ?? 'now')
  })
  return [...walkStrings({ head: buildOpeningView(care.headline, text), notes, parts })].map((one) =>
    chooseTextForHelp(care.help, one.text),
  )
}

const texts = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => {
      const own = await loadOwnReport(instrument, locale)
      if (!own) throw new Error('a report of its own')
      return [locale, { text: await loadInstrumentText(instrument, locale), words: own.words }] as const
    }),
  ),
) as Record<Locale, { text: InstrumentText; words: ReportText }>

describe('a report about mood phases that are over', () => {
  const over = sittings.filter(({ answers }) => answers.c6 === 0)
  const reports = over.map((sitting) => ({
    sitting,
    care: careFor(sitting),
    reading: composeSheet(instrument, key, { name: named(sitting), responses: sitting.responses }),
  }))

  test.each(locales)('contains no text that urges immediate action, in %s', (locale) => {
    const { text, words } = texts[locale]
    const found = new Map<string, string>()
    const seen = new Set<string>()
    for (const { reading, care } of reports) {
      for (const id of idsOf(reading.composition)) {
        if (seen.has(id)) continue
        seen.add(id)
        for (const { text: one } of walkStrings(words.pieces[id])) {
          for (const sentence of urgentIn(one, locale)) found.set(sentence, id)
        }
      }
      for (const one of otherTexts(reading, care, text)) {
        if (seen.has(one)) continue
        seen.add(one)
        for (const sentence of urgentIn(one, locale)) found.set(sentence, reading.sheet.name)
      }
    }
    expect(Object.fromEntries(found)).toEqual({})
    expect(seen.size).toBeGreaterThan(250)
  })

  test.each(locales)('does not urge immediate action in its summary or full view, in %s', (locale) => {
    const { text, words } = texts[locale]
    const every = Math.ceil(over.length / 60)
    const found = over
      .filter((_, n) => n % every === 0)
      .flatMap(({ responses }) => {
        const source = {
          sittingId: 'a',
          own: true,
          completedAt: new Date('2026-11-20T10:00:00Z'),
          takenIn: locale,
          locale,
          instrument,
          text,
          responses,
          report: { key, words },
          result: scoreSitting(instrument, responses, {}),
        }
        const { story, ...rest } = buildFullView(source)
        const { handOver: _, ...read } = story ?? { handOver: [] }
        return [...walkStrings([buildSummaryView(source, 'offer'), rest, read])].flatMap((one) =>
          urgentIn(one.text, locale),
        )
      })
    expect([...new Set(found)]).toEqual([])
  })

  test('contains no text about an ongoing phase', () => {
    const present =
      /^(?:pattern\.(?:now-|stopped-(?:low|high)$|stopped$)|context\.(?:now-|stopped$)|gives\.inside|group\.heart\.high$|cost\.low\.worth$|(?:close|work|alone)\.low\.(?:high|middle)|week\.(?:now|watch|shield|both|steps)|day\.(?:person|limits\.now|appointment(?:$|\.now)))/
    const met = reports.flatMap(({ reading, sitting }) =>
      idsOf(reading.composition)
        .filter((id) => present.test(id))
        .map((id) => `${id} at ${named(sitting)}`),
    )
    expect(met.slice(0, 5)).toEqual([])
  })

  test('has a plan that recommends a doctor exactly when the report shows help', () => {
    const doctor = new Set(['over', 'over-low'])
    const wrong = reports.filter(
      ({ reading, care }) => doctor.has(reading.composition.plan?.plan.id ?? '') !== (care.help !== 'none'),
    )
    expect(wrong.map(({ sitting }) => named(sitting)).slice(0, 5)).toEqual([])
  })

  test('describes the low and the high phase as short or long as the answers state', () => {
    const short =
      /^(?:pattern\.(?:low-short|both-short)|group\.(?:heart|body)\.high-short|cost\.(?:low|activation)\.short)/
    const long =
      /^(?:pattern\.(?:low-over|long-|low-long|heights-depths-long)|context\.(?:long|bundle)|group\.heart\.high-over)/
    const lowPieces = /low|heart|body/
    const wrong = reports.flatMap(({ reading, sitting }) => {
      const phase = phasesTold(sitting.answers)
      return idsOf(reading.composition).filter((id) => {
        const of = lowPieces.test(id) ? phase.low : phase.high
        return (short.test(id) && of !== 'short') || (long.test(id) && of !== 'over')
      })
    })
    expect([...new Set(wrong)]).toEqual([])
  })
})

test('a report keeps its urgent advice when the mood phase may be ongoing', () => {
  // Level texts address readers whose phase goes on; a missing answer counts as ongoing.
  for (const locale of locales) {
    const { dimensions } = texts[locale].text
    const low = dimensions.low?.levels.level5.talk ?? ''
    for (const help of helpLevels)
      expect(urgentIn(chooseTextForHelp(help, low), locale).length, locale).toBeGreaterThan(0)
  }
  const left = sittings.filter(({ answers, low }) => answers.c6 === undefined && low === 'level5')
  const plans = new Set(
    left.map(({ responses }) => composeSheet(instrument, key, { name: '', responses }).composition.plan?.plan.id),
  )
  expect([...plans].sort()).toEqual(['both', 'shield-low'])
  expect(left.filter((sitting) => careFor(sitting).help !== 'first')).toEqual([])
  expect(left.filter(({ responses }) => overallPhase(instrument, responses) !== 'now')).toEqual([])
})
