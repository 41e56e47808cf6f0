import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composeSheet } from '@/content/check/report/composed-report'
import { randomSheets } from '@/content/check/report/sheets'
import { instrument } from '../instrument'
import { report } from '../report'

const PARTNER = 0
const DATING = 1
const FORMER = 2
const RELATIVE = 3
const NOBODY = 5
const NO_CONTACT = 4

/** Days, paragraphs and lines that are meant for the person thought of; each has another for those out of reach. */
const withThem =
  /^(?:day\.(?:half|announce|sentence|stay|ask-sign|fact|receive|believe)|close\.(?:low|middle|high)-.*|pattern\..*\.(?:love|kin|plain)|later\.news\.same|meeting\.(?:unfinished-talk|middle-high\.late-news))$/

const reports = randomSheets(instrument, report.groups, 600, 11).map((sheet) => composeSheet(instrument, report, sheet))
const chosen = ({ composition: { letter, meeting, where, plan } }: (typeof reports)[number]) =>
  [letter.pattern, ...meeting, where?.close, ...(plan?.days ?? []).map(({ piece }) => piece), ...(plan?.later ?? [])]
    .flatMap((piece) => piece?.id ?? [])
    .filter((id) => withThem.test(id))

test('a report suggests no contact with a person the reader is no longer in touch with', () => {
  const apart = reports.filter(
    ({ profile: { context } }) => [FORMER, NOBODY].includes(context.c1 ?? NOBODY) || context.c2 === NO_CONTACT,
  )
  expect(apart.length).toBeGreaterThan(100)
  expect(apart.flatMap(chosen)).toEqual([])
})

test('the page for a close person addresses a friend and omits couple texts when contact has ended', () => {
  const out = reports.filter(
    ({ profile: { context } }) => context.c1 === FORMER || (context.c2 === NO_CONTACT && context.c1 !== NOBODY),
  )
  expect(out.length).toBeGreaterThan(50)
  for (const { sheet, composition } of out) {
    const close = composition.handOver.filter(({ reader }) => reader !== 'doctor')
    expect([sheet.name, close.map(({ reader }) => reader)]).toEqual([sheet.name, ['friend']])
    const texts = close.flatMap(({ facts, requests, offers }) => [...facts, ...requests, ...offers].map(({ id }) => id))
    expect(texts.length).toBeGreaterThan(4)
    expect(
      texts.filter((id) =>
        /q08|q14|q17|q23|q24|others\.|room\.low|bond\.high|introduce|no-big-talk|one-sentence/.test(id),
      ),
    ).toEqual([])
  }
})

test('every report has exactly one page for a close person', () => {
  const pages = reports.map(
    ({ composition }) => composition.handOver.filter(({ reader }) => reader !== 'doctor').length,
  )
  expect(new Set(pages)).toEqual(new Set([1]))
})

test('a report has texts about the partner when the reader is in daily contact with the partner', () => {
  const near = reports.filter(({ profile: { context } }) => context.c1 === PARTNER && context.c2 === 0)
  expect(near.length).toBeGreaterThan(5)
  expect(near.every((reading) => chosen(reading).length > 0)).toBe(true)
})

test('the page for a close person is addressed to the kind of person the reader thought of', () => {
  const readerFor = (whom: number) =>
    new Set(
      reports
        .filter(({ profile: { context } }) => context.c1 === whom && context.c2 !== NO_CONTACT)
        .flatMap(({ composition }) => composition.handOver.map(({ reader }) => reader))
        .filter((reader) => reader !== 'doctor'),
    )
  expect(readerFor(PARTNER)).toEqual(new Set(['partner']))
  expect(readerFor(RELATIVE)).toEqual(new Set(['relative']))
  expect(readerFor(DATING)).toEqual(new Set(['friend']))
  expect(readerFor(NOBODY)).toEqual(new Set(['friend']))
})

test.each(['cn', 'en', 'es'])(
  'the letter about a former partner always starts with the same sentence (%s)',
  async (locale) => {
    const { pieces } = JSON.parse(await readFile(join(import.meta.dirname, `../report.${locale}.json`), 'utf8'))
    const beginnings = reports
      .filter(({ profile: { context } }) => context.c1 === FORMER)
      .flatMap(({ composition: { letter } }) => letter.pattern?.id ?? [])
      .map((id) => String(pieces[id]).split(/[.。:：]/)[0])
    expect(beginnings.length).toBeGreaterThan(50)
    expect(new Set(beginnings).size).toBe(1)
  },
)
