import { beforeAll, expect, test } from 'vitest'
import { GET } from '@/app/science/[slug]/[locale]/[release]/[file]/route'
import { processState } from '@/core/process-state'
import { createPublishedRelease } from '@/testing/data/norm-figures'
import { publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'

const database = setUpTestDatabase()
const worry = publishedInstrument('worry')
const release = `v${worry.version}-1`

beforeAll(() => {
  processState.database = Promise.resolve(database.current)
})

function get(file: string, { locale = 'es', at = release, slug = 'worry', headers = {} } = {}): Promise<Response> {
  return GET(new Request(`http://localhost/science/${slug}/${locale}/${at}/${file}`, { headers }), {
    params: Promise.resolve({ slug, locale, release: at, file }),
  })
}

test('a norm table is served as a CSV file with a filename and a license', async () => {
  await createPublishedRelease(database.current.db, 'worry', 'es', { n: 320 })
  const response = await get('places.csv')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="mindglass-worry-es-${release}-places.csv"`,
  )
  expect(response.headers.get('link')).toContain('creativecommons.org/licenses/by/4.0')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const [head, ...rows] = (await response.text()).trimEnd().split('\r\n')
  expect(head).toBe('part,raw_from,raw_to,people,percentile,percentile_from,percentile_to')
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) expect(Number(row.split(',')[3])).toBeGreaterThanOrEqual(10)

  const known = response.headers.get('etag') ?? ''
  expect((await get('places.csv', { headers: { 'if-none-match': known } })).status).toBe(304)
})

test('the open-data files of norms state their source and citation and contain no question ids', async () => {
  await createPublishedRelease(database.current.db, 'worry', 'es', { n: 320 })
  const all = await (await get('all.json')).json()
  expect(all).toMatchObject({
    id: `norm-worry-v${worry.version}-es-1`,
    test: 'worry',
    language: 'es',
    edition: 1,
    n: 320,
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    counts_rounded_to: 5,
    smallest_cell: 10,
    left_out: { askAgain: null },
    code_hash: 'c'.repeat(64),
    plan: 'norms-1',
    published: '2027-04-01',
  })
  expect(all.cite).toContain('/science/worry/es')
  expect(Object.keys(all.tables)).toEqual(['parts', 'items', 'counts', 'places'])
  const text = JSON.stringify(all)
  for (const id of worry.order) expect(text).not.toContain(`"${id}"`)
  expect(await (await get('counts.json')).json()).toMatchObject({ id: all.id, cite: all.cite, ...all.tables.counts })
  expect(await (await get('plan.txt')).text()).toContain('300')
})

test('a file of an unpublished release or with an unknown name returns 404', async () => {
  const { db } = database.current
  const id = await createPublishedRelease(db, 'worry', 'es', { n: 320 })
  await db.normVersion.create({
    data: {
      ...(await db.normVersion.findUniqueOrThrow({ where: { id } })),
      id: 'draft',
      number: 2,
      figures: {},
      frozenAt: null,
      frozenBy: null,
      publishedAt: null,
    },
  })
  const missing = [
    get('places.csv', { at: `v${worry.version}-2` }),
    get('places.csv', { at: `v${worry.version}-3` }),
    get('places.csv', { at: '1' }),
    get('places.csv', { at: 'v99-1' }),
    get('places.csv', { locale: 'en' }),
    get('places.csv', { locale: 'fr' }),
    get('places.csv', { slug: 'nothing' }),
    get('places.txt'),
    get('sheets.csv'),
    get('constructor.csv'),
    // No part was calibrated.
    get('parameters.csv'),
  ]
  expect((await Promise.all(missing)).map(({ status }) => status)).toEqual(missing.map(() => 404))
})

test('a withdrawn norm release can still be downloaded with its date of withdrawal', async () => {
  await createPublishedRelease(database.current.db, 'worry', 'es', { n: 320, withdrawn: true })
  expect(await (await get('all.json')).json()).toMatchObject({ withdrawn: '2027-04-01' })
})
