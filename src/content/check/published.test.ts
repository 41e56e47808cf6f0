import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogueVersion } from '@/core/commerce/products'
import type { Instrument } from '@/core/instrument'
import { locales } from '@/core/locale'
import type { InstrumentText } from '../tests/instrument-text'
import { loadInstrumentText, publishedInstruments } from '../tests/instruments'
import { checkInstruments, folderFaults, readTexts } from './check-instruments'
import {
  addNewEntries,
  currentPrices,
  findLostInstruments,
  fingerprints,
  folderOf,
  priceFaults,
  publishedFaults,
  readPublished,
} from './published'

const published = readPublished()
const instrument = publishedInstruments().find((one) => one.context.length > 0) as Instrument
const folder = `src/content/instruments/${folderOf(instrument)}`
const texts = Object.fromEntries(
  await Promise.all(locales.map(async (lng) => [lng, await loadInstrumentText(instrument, lng)] as const)),
) as Record<(typeof locales)[number], InstrumentText>
const faultsOf = (changed: Instrument, changedTexts = texts): string[] =>
  publishedFaults(changed, fingerprints(changed, changedTexts), published)

test('published instruments and prices are unchanged', () => {
  expect(checkInstruments().faults).toEqual([])
  expect(priceFaults(catalogueVersion, currentPrices(), published)).toEqual([])
})

describe('the check of a published version', () => {
  const reverse = ({ dimensions: [first, ...rest], ...one }: Instrument): Instrument => {
    const [item, ...items] = first?.items ?? []
    if (!first || !item) throw new Error('no item')
    return { ...one, dimensions: [{ ...first, items: [{ ...item, reversed: !item.reversed }, ...items] }, ...rest] }
  }

  test.each<{ name: string; change: (one: Instrument) => Instrument }>([
    { name: 'the reversed items', change: reverse },
    { name: 'the order of the items', change: (one) => ({ ...one, order: [...one.order].reverse() }) },
    { name: 'the response scale', change: (one) => ({ ...one, responseScale: { min: 1, max: 5 } }) },
    { name: 'the dimensions of the items', change: (one) => ({ ...one, dimensions: one.dimensions.slice(1) }) },
    { name: 'the attention checks', change: (one) => ({ ...one, directed: [], pairs: [] }) },
    { name: 'the use of an overall level', change: (one) => ({ ...one, hasOverall: !one.hasOverall }) },
  ])('rejects a change to $name', ({ change }) => {
    const [fault, ...others] = faultsOf(change(instrument))
    expect(others).toEqual([])
    expect(fault).toContain(`${folder}/instrument.ts: the scoring has changed`)
    expect(fault).toContain(`src/content/instruments/${instrument.slug}/v${instrument.version + 1}`)
  })

  const first = instrument.order[0] ?? ''
  const [question = ''] = Object.keys(texts.en.context)
  test.each<{ name: string; change: (text: InstrumentText) => void }>([
    { name: 'the wording of an item', change: (text) => Object.assign(text.items, { [first]: 'Something else.' }) },
    { name: 'the label of an answer', change: (text) => Object.assign(text.options, { 0: 'Never at all' }) },
    { name: 'the instructions', change: (text) => Object.assign(text, { instructions: 'Think of this year.' }) },
    { name: 'the time frame above each item', change: (text) => Object.assign(text, { stem: 'In this year' }) },
    {
      name: 'a question about circumstances',
      change: (text) => Object.assign(text.context[question] ?? {}, { question: 'Another one?' }),
    },
  ])('rejects a change to $name in every language', ({ change }) => {
    for (const locale of locales) {
      const copy = structuredClone(texts)
      change(copy[locale])
      const faults = faultsOf(instrument, copy)
      expect(faults).toHaveLength(1)
      expect(faults[0]).toContain(`${folder}/${locale}.json: what is asked has changed since it was published`)
    }
  })
})

test('publishedFaults accepts changed level texts, notes, names and site settings', () => {
  const copy = structuredClone(texts)
  for (const locale of locales) {
    const text = copy[locale]
    for (const dimension of Object.values(text.dimensions)) {
      dimension.name = 'mended'
      for (const level of Object.values(dimension.levels)) Object.assign(level, { quick: 'x', helps: 'y', talk: 'z' })
    }
    for (const level of Object.values(text.overall ?? {})) level.headline = 'mended'
    for (const one of Object.values(text.context)) one.notes = one.notes.map(() => 'mended')
    text.title = 'mended'
  }
  expect(faultsOf({ ...instrument, minutes: 1, sample: {}, shareable: false }, copy)).toEqual([])
})

test('publishedFaults accepts a changed order of keys in a file', () => {
  const items = Object.fromEntries(Object.entries(texts.en.items).reverse())
  expect(faultsOf(instrument, { ...texts, en: { ...texts.en, items } })).toEqual([])
})

test('publishedFaults reports a new version in each language until the version is published', () => {
  const next = { ...instrument, version: 99 }
  const faults = faultsOf(next)
  expect(faults).toHaveLength(locales.length + 1)
  for (const fault of faults) expect(fault).toContain('npm run content:publish')
  const after = addNewEntries(
    published,
    { [folderOf(next)]: fingerprints(next, texts) },
    catalogueVersion,
    currentPrices(),
  )
  expect(publishedFaults(next, fingerprints(next, texts), after)).toEqual([])
})

test('addNewEntries never overwrites fingerprints that are already published', () => {
  const changed = { key: 'other', cn: 'other', fr: 'new' }
  const after = addNewEntries(published, { [folderOf(instrument)]: changed }, catalogueVersion, {})
  expect(after.instruments[folderOf(instrument)]).toEqual({
    ...published.instruments[folderOf(instrument)],
    fr: 'new',
  })
  expect(after.prices).toEqual(published.prices)
})

test('lostFaults reports every published version that no longer exists', () => {
  expect(findLostInstruments([], published)).toHaveLength(Object.keys(published.instruments).length)
})

describe('catalogue prices', () => {
  const changed = { ...currentPrices(), report: { CNY: 1 } }

  test('are rejected when they change without a new catalogue version', () => {
    const [fault] = priceFaults(catalogueVersion, changed, published)
    expect(fault).toContain(`Set catalogueVersion to ${catalogueVersion + 1}, then: npm run content:publish`)
  })

  test('must be published when the catalogue version is raised', () => {
    const [fault] = priceFaults(catalogueVersion + 1, changed, published)
    expect(fault).toContain('npm run content:publish')
    const after = addNewEntries(published, {}, catalogueVersion + 1, changed)
    expect(priceFaults(catalogueVersion + 1, changed, after)).toEqual([])
    expect(priceFaults(catalogueVersion, currentPrices(), after).join()).toContain('older than')
  })
})

describe('the check of instrument files', () => {
  test('reports a folder that is not in the list of published instruments', () => {
    expect(folderFaults(['sleep/v1', 'calm/v1'], ['sleep/v1'])).toEqual([
      'src/content/tests/instruments.ts: the folder calm/v1 is not in the list `published`',
    ])
  })

  test('reports missing and broken language files instead of throwing', () => {
    const root = mkdtempSync(join(tmpdir(), 'instruments-'))
    const at = join(root, folderOf(instrument))
    mkdirSync(at, { recursive: true })
    writeFileSync(join(at, 'cn.json'), JSON.stringify(texts.cn))
    writeFileSync(join(at, 'en.json'), '{ "title": ')
    const { raw, faults } = readTexts(instrument, root)
    rmSync(root, { recursive: true })
    expect(raw).toEqual({ cn: texts.cn })
    expect(faults[0]).toContain('en.json: is not JSON: ')
    expect(faults[1]).toBe(join(at, 'es.json: is missing'))
  })
})
