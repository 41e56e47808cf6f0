import type { Responses } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { randomSheets, systematicSheets } from '@/content/check/report/sheets'
import { careOf } from '@/core/care/care'
import { instrument } from '../instrument'
import { report } from '../report'

/** Circumstances of a reader with nothing to tell, so that only what a test names is told. */
const quiet = { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0 }
const sheets = [...systematicSheets(instrument), ...randomSheets(instrument, report.groups, 600, 5)]
const lines = sheets.map(({ responses }): Responses => ({ ...responses, ...quiet }))
const read = (responses: Responses): ComposedReport => composeSheet(instrument, report, { name: '', responses })

const levelOf = ({ profile }: ComposedReport, id: string): string =>
  profile.parts.find((part) => part.id === id)?.level ?? ''

const idsOf = ({ composition }: ComposedReport): string[] => {
  const { portrait, caption, letter, parts, meeting, edge, context, where, plan } = composition
  return [
    portrait,
    caption,
    ...Object.values(letter),
    ...parts.flatMap(({ groups, cost }) => [...groups, cost]),
    ...meeting,
    ...edge,
    ...context,
    ...Object.values(where ?? {}),
    ...(plan?.days ?? []).map(({ piece }) => piece),
  ].flatMap((piece) => piece?.id ?? [])
}

/** Pieces that use a light tone, praise the view of oneself or set a task. */
const light =
  /^(?:edge\.|difference\.|portrait\.(?!threatened|heavy|bleak|stern|days|stopped)|gives\.(?!threatened|heavy)|pull\.(?!teach-mistake|silent|names-gentle|word-trouble)|meeting\.(?!threatened|sore)|group\.(?:hands|tasks|judgment|credit|slips|showing|looking|taking)\.high|group\.(?:results|people|compare)\.low|context\.(?:nowhere|not-|a-little|nothing)|day\.(?:evidence|forecast|bold|word-for-word|celebrate|beginner))/

const care = (answers: Responses) => careOf(instrument, { levels: {}, overall: null, answers, retake: false })

describe('care recommendations of the self-worth test, version 2', () => {
  test('have the help level “first” for a threat, whatever the other answers', () => {
    for (const line of lines) expect(read({ ...line, c4: 4 }).profile.help).toBe('first')
    expect(care({ c4: 4 })).toMatchObject({
      help: 'first',
      offer: false,
      headline: { from: 'rule', head: 'threatened' },
    })
  })

  test('have the help level “first” for heavy days on which next to nothing gets done', () => {
    expect(care({ c3: 4, c5: 2 })).toMatchObject({ help: 'first', headline: { from: 'rule', head: 'stopped' } })
  })

  test.each<Responses>([{ c3: 4 }, { c5: 2 }])('have the help level “soft” for the single answer %o', (answer) => {
    expect(care(answer).help).toBe('soft')
  })

  test.each<Responses>([{ c3: 3 }, { c4: 3 }, { c5: 1 }, { c1: 3 }, { c2: 5 }])(
    'include no help for the single answer %o',
    (answer) => {
      expect(care(answer).help).toBe('none')
    },
  )

  test('always include help for very low acceptance', () => {
    const low = lines.map(read).filter((one) => levelOf(one, 'acceptance') === 'level1')
    expect(low.length).toBeGreaterThan(50)
    expect(low.filter(({ profile }) => profile.help === 'none')).toEqual([])
  })
})

describe('the report of the self-worth test, version 2', () => {
  test.each<[Responses, string]>([
    [{ c4: 4 }, 'safe'],
    [{ c5: 2 }, 'help'],
    [{ c3: 4 }, 'help'],
  ])('has a page for a doctor and no lighthearted texts for the answer %o', (answer, plan) => {
    for (const line of lines) {
      const reading = read({ ...line, ...answer })
      expect(reading.composition.plan?.plan.id).toBe(plan)
      expect(reading.composition.handOver.map(({ reader }) => reader)).toContain('doctor')
      expect(idsOf(reading).filter((id) => light.test(id))).toEqual([])
    }
  })

  test('has the plan of help for very low acceptance', () => {
    const low = lines.map(read).filter((one) => levelOf(one, 'acceptance') === 'level1')
    expect(new Set(low.map(({ composition }) => composition.plan?.plan.id))).toEqual(new Set(['help']))
    expect(low.flatMap(idsOf).filter((id) => light.test(id))).toEqual([])
  })

  test('has the plan “kind” or “help” for low acceptance unless another part deviates more', () => {
    const reports = lines.map(read)
    const strict = reports.filter((one) => /^level[12]$/.test(levelOf(one, 'acceptance')))
    expect(strict.length).toBeGreaterThan(100)
    const others = strict.filter(({ composition }) => !/^(?:help|kind)$/.test(composition.plan?.plan.id ?? ''))
    for (const { profile, composition } of others) {
      const pomp = (id: string) => profile.parts.find((part) => part.id === id)?.pomp ?? Number.NaN
      expect(profile.help).toBe('none')
      const heavier = composition.plan?.plan.id === 'proof' ? 50 - pomp('competence') : pomp('contingency') - 50
      expect(heavier).toBeGreaterThanOrEqual(50 - pomp('acceptance'))
    }
  })

  test('has no plan for good results when a part has an unfavorable level', () => {
    const hard = lines
      .map(read)
      .filter(
        (one) => /^level[12]$/.test(levelOf(one, 'competence')) || /^level[45]$/.test(levelOf(one, 'contingency')),
      )
    expect(hard.length).toBeGreaterThan(100)
    expect(
      hard.filter(({ composition }) => /^(?:stretch|share|level|look)$/.test(composition.plan?.plan.id ?? '')),
    ).toEqual([])
  })

  test('has no page for a friend when the reader is threatened', () => {
    for (const line of lines) {
      const { composition } = read({ ...line, c4: 4 })
      const ids = composition.handOver.flatMap(({ facts, requests, offers }) => [...facts, ...requests, ...offers])
      expect(ids.filter(({ id }) => id.includes('.friend.'))).toEqual([])
    }
  })

  test('has the portrait and the letter “even” for identical answers in the middle', () => {
    const middle = instrument.dimensions.flatMap(({ items }) => items.map(({ id }) => [id, 3] as const))
    const reading = read({ ...Object.fromEntries(middle), ...quiet })
    expect(idsOf(reading).slice(0, 4)).toEqual(['portrait.even', 'caption.middle', 'pattern.even', 'gives.middle'])
    expect(reading.composition.handOver[0]?.facts.map(({ id }) => id)).toContain('fact.friend.between')
  })
})
