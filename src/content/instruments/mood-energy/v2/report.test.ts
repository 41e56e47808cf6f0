import { describe, expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { randomSheets, sheetWithQuietContext, systematicSheets } from '@/content/check/report/sheets'
import type { Composition } from '@/core/report/compose'
import type { Piece } from '@/core/report/report-key'
import { chooseTextForHelp } from '@/core/report/slots'
import { instrument } from './instrument'
import { report } from './report'
import cn from './report.cn.json'
import en from './report.en.json'
import es from './report.es.json'

const sheets = [...systematicSheets(instrument), ...randomSheets(instrument, report.groups, 800, 20261122)]
const reports: ComposedReport[] = [
  ...sheets,
  ...sheets.map((sheet, n) => sheetWithQuietContext(instrument, sheet, n)),
].map((sheet) => composeSheet(instrument, report, sheet))

/** Every piece of a report, in the order of reading; lines to hand over among them, quotes not. */
function piecesOf({
  portrait,
  caption,
  letter,
  parts,
  meeting,
  edge,
  context,
  where,
  plan,
  ...rest
}: Composition): Piece[] {
  const found = [
    portrait,
    caption,
    ...Object.values(letter),
    ...parts.flatMap(({ groups, cost }) => [...groups, cost]),
    ...meeting,
    ...edge,
    ...context,
    ...Object.values(where ?? {}),
    ...(plan?.days.map(({ piece }) => piece) ?? []),
    ...(plan?.later ?? []),
    ...rest.handOver.flatMap(({ facts, requests, offers }) => [...facts, ...requests, ...offers]),
    ...rest.unknown,
  ]
  return found.filter((piece) => piece !== null)
}
const idsOf = ({ composition }: ComposedReport): string[] => [
  ...piecesOf(composition).map(({ id }) => id),
  `week.${composition.plan?.plan.id}`,
]

/** Sheets whose report holds a piece of these although the sitting is of this kind. */
const meeting = (pieces: RegExp, kind: (reading: ComposedReport) => boolean): string[] =>
  reports
    .filter(kind)
    .flatMap((reading) => idsOf(reading).map((id) => `${reading.sheet.name}: ${id}`))
    .filter((line) => pieces.test(line))

const context = ({ profile }: ComposedReport, id: string): number => profile.context[id] ?? 0
const goesOn = (reading: ComposedReport) => context(reading, 'c6') > 0
const cost = (reading: ComposedReport) => context(reading, 'c3') >= 2
const helped = ({ profile }: ComposedReport) => profile.help !== 'none'
const level = ({ profile }: ComposedReport, id: string): number =>
  Number(profile.parts.find((part) => part.id === id)?.level.at(-1) ?? 0)
const highs = ['activation', 'thought', 'impulse', 'irritability']
const group = ({ profile }: ComposedReport, id: string): number =>
  profile.groups.find((one) => one.id === id)?.pomp ?? 0

describe('a report of mood and energy', () => {
  test('has no calm texts when an episode goes on, was costly or calls for help', () => {
    const calm = /: (portrait\.(calm|mild-)|pattern\.quiet$|gives\.baseline|week\.baseline|fact\.partner\.quiet)/
    expect(meeting(calm, (one) => goesOn(one) || cost(one) || helped(one))).toEqual([])
  })

  test('has no belittling texts when help is shown or an episode goes on', () => {
    const smaller = /: (edge\..*\.below|context\.(single|brief|days)|pattern\.brief-strong)/
    expect(meeting(smaller, (one) => goesOn(one) || helped(one))).toEqual([])
  })

  test('shows help and starts the week with a doctor when an ongoing episode is strong or costly', () => {
    const all = reports.filter(goesOn)
    const light = (one: ComposedReport) =>
      ['low', 'swings'].every((part) => level(one, part) < 3) && highs.every((part) => level(one, part) < 4)
    const now = all.filter(helped)
    expect(now.length).toBeGreaterThan(500)
    expect(all.filter((one) => !helped(one) && (!light(one) || cost(one)))).toEqual([])
    // Without help the week watches, and says at what a doctor comes next.
    const watching = all.filter((one) => !helped(one)).map(({ composition }) => composition.plan?.plan.id)
    expect([...new Set(watching)]).toEqual(['watch'])
    const days = now.map(({ composition }) => composition.plan?.days[0]?.piece.id ?? 'none')
    expect([...new Set(days)].sort()).toEqual([
      'day.appointment.now',
      'day.appointment.now-both',
      'day.appointment.now-low',
    ])
  })

  test('never describes two highs of four days or more as single days', () => {
    const long = (one: ComposedReport) => context(one, 'c2') >= 4 && context(one, 'c4') >= 2
    expect(reports.filter(long).filter((one) => !helped(one))).toEqual([])
    expect(meeting(/: (meeting\.one-long-high|context\.(once|single|brief|days))/, long)).toEqual([])
  })

  test('mentions racing thoughts and short nights only when the answers do', () => {
    const race =
      /: (portrait\.(race|thought)|meeting\.(fast-and-heavy|race-and-temper|speed-and-risk|wakeful|energy-and-speed)|cost\.thought\.over)/
    expect(meeting(race, (one) => group(one, 'race') < 40 - 1e-9)).toEqual([])
    const nights =
      /: (portrait\.thought|meeting\.(speed-and-temper|awake-and-heavy|wakeful|energy-and-speed)|pattern\.sleepless)/
    expect(meeting(nights, (one) => group(one, 'nights') < 40 - 1e-9)).toEqual([])
  })

  test('never describes anger alone as a high or raised impulsivity as low', () => {
    const heights = /: (portrait|pattern)\.heights-depths/
    const angry = (one: ComposedReport) => ['activation', 'thought', 'impulse'].every((part) => level(one, part) < 4)
    expect(meeting(heights, angry)).toEqual([])
    expect(meeting(/: (gives\.brakes|meeting\.energy-kept-in)/, (one) => level(one, 'impulse') > 2)).toEqual([])
    expect(meeting(/: meeting\.least-impulse/, (one) => level(one, 'impulse') > 2)).toEqual([])
  })

  test.each<[string, (reading: ComposedReport) => boolean, RegExp, RegExp]>([
    [
      'an ongoing high is not described as past',
      (one) => [2, 3].includes(context(one, 'c6')),
      /: ((close|work|alone)\.activation\.high(-short)?|fact\.friend\.high|fact\.doctor\.stretch|context\.once|offer\.doctor\.log)$/,
      /: ((close|alone)\.activation\.high-now|fact\.friend\.high-now|fact\.doctor\.stretch-now|context\.once-now|offer\.doctor\.log-now)$/,
    ],
    [
      'an ongoing high postpones large decisions until the visit, not for two nights',
      (one) => [2, 3].includes(context(one, 'c6')),
      /: (request\.partner\.wait|day\.limits\.stakes|day\.two-nights(\.again)?)$/,
      /: (request\.partner\.wait-now|day\.limits\.stakes-now)$/,
    ],
    [
      'the first sign belongs to a past high that outweighs the low',
      (one) => one.profile.context.c6 === 0 && level(one, 'low') === 3 && highs.some((part) => level(one, part) > 3),
      /: day\.first-sign\.low$/,
      /: day\.first-sign$/,
    ],
    [
      'a changeable year that cost little is shown no costs',
      (one) => one.profile.context.c3 !== undefined && context(one, 'c3') < 2 && level(one, 'swings') === 3,
      /: cost\.swings\.(turns|over|some)$/,
      /: cost\.swings\.free$/,
    ],
    [
      'an ongoing low is not described as past',
      (one) => [1, 3].includes(context(one, 'c6')),
      /: (fact\.friend\.low|context\.long-low|request\.friend\.silent(-short)?|fact\.partner\.worth-past|edge\.swings\.above|meeting\.swings-and-low)$/,
      /: (fact\.friend\.low-now|context\.long-low-now|request\.friend\.silent-now)$/,
    ],
    [
      'a short high without costs is shown no debts, months or damage',
      ({ profile }) => profile.phases.activation === 'short',
      /: (cost\.(thought\.nights|impulse\.stakes)|group\.(nights|stakes)\.high|pull\.short-rested|(close|work)\.activation\.high)$/,
      /: (cost\.(thought|impulse)\.short|group\.(nights|stakes)\.high-short|pull\.short-rested-once|work\.activation\.high-short)$/,
    ],
    [
      'a past low of a day or two asks for no endurance',
      ({ profile }) => profile.phases.low === 'short',
      /: (gives\.endurance|request\.friend\.silent|fact\.partner\.worth)$/,
      /: (gives\.endurance-short|request\.friend\.silent-short|fact\.partner\.worth-past)$/,
    ],
  ])('uses only the fitting texts: %s', (_, kind, wrong, right) => {
    expect(meeting(wrong, kind)).toEqual([])
    expect(meeting(right, kind)).not.toEqual([])
  })

  test.each([
    ['en', en.pieces, /today or tomorrow/, /can’t wait/, /that same day/],
    ['es', es.pieces, /hoy o mañana/, /no puede esperar/, /ese mismo día/],
    ['cn', cn.pieces, /今天或明天/, /等不了/, /当天就打/],
  ])(
    'urges a doctor’s visit today or tomorrow when a low phase sets the help level “first” (%s)',
    (_, pieces, soon, urgent, heavier) => {
      const first = (text: string) => chooseTextForHelp('first', text)
      expect(first(pieces['pattern.now-low'])).toMatch(soon)
      expect(first(pieces['day.appointment.now-low'].text)).toMatch(soon)
      expect(first(pieces['day.appointment.now-low'].text)).toMatch(urgent)
      expect(first(pieces['day.confirm'].text)).toMatch(urgent)
      expect(first(pieces['later.now-low.means'])).toMatch(heavier)
    },
  )

  test('cites no study twice', () => {
    const told = ['regeer2015', 'krizan2019', 'lam1997', 'lewis2017', 'perry1999', 'wehr1987', 'gollwitzer1999']
    const twice = reports.flatMap(({ sheet, composition }) => {
      const cited = piecesOf(composition).flatMap(({ cites = [] }) => cites)
      return told
        .filter((source) => cited.filter((one) => one === source).length > 1)
        .map((source) => `${sheet.name}: ${source}`)
    })
    expect(twice).toEqual([])
  })
})
