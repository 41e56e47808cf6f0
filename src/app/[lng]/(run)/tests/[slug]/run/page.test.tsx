import { expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import RunPage, { generateStaticParams } from './page'

const pages = currentInstruments().flatMap((instrument) =>
  locales.map((lng) => ({ instrument, slug: instrument.slug, lng })),
)

test('the run page is generated for every current test', () => {
  expect(generateStaticParams()).toEqual(currentInstruments().map(({ slug }) => ({ slug })))
})

/** Returns the data serialised into the page: the props of its elements. */
const serialised = async (slug: string, lng: string) =>
  JSON.stringify(await RunPage({ params: Promise.resolve({ slug, lng }) }), (key, value) =>
    key === '_owner' ? null : value,
  )

test.each(pages)('the run page of $slug in $lng contains no scoring keys', async ({ instrument, slug, lng }) => {
  const data = await serialised(slug, lng)
  // The name of the group is removed first: it is public, and one part has the same name.
  const text = data.replaceAll(`"group":"${instrument.group}"`, '')
  for (const { id } of instrument.dimensions) expect(text).not.toContain(`"${id}"`)
  for (const word of ['reversed', 'dimension', 'expected', 'synonym', 'antonym', 'symptom', 'trait', 'pairs', 'care']) {
    expect(data).not.toContain(`"${word}`)
  }
  for (const id of instrument.order) expect(data).toContain(`"id":"${id}"`)
  const [first] = data.match(/\{"id":[^}]*\}/) ?? []
  const { standsAlone, ...rest } = JSON.parse(first ?? '{}')
  expect(Object.keys(rest)).toEqual(['id', 'text', 'options', 'from', 'leaveOut'])
  expect(standsAlone).toBe(instrument.context.some(({ id }) => id === rest.id) || undefined)
})
