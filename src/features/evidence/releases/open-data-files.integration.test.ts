import { beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/science/[slug]/[locale]/studies/[file]/route'
import { placesPerDrawList } from '@/core/evidence/plan'
import { licence } from '@/features/norms/open-data-files'
import { setRouteDatabase } from '@/testing/data/purchase'
import { publishedInstrument } from '@/testing/data/sittings'
import { addStudyBatch, simulatedGroups, simulatedPairs } from '@/testing/data/study-data'
import { setUpTestDatabase } from '@/testing/database'
import { assignNext, hashSeed, isPositionSelected } from '../draw'
import {
  draftStudyReleases,
  findStudyRelease,
  freezeStudyRelease,
  publishStudyRelease,
  withdrawStudyRelease,
} from './study-releases'

const database = setUpTestDatabase()
const db = () => database.current.db
const { version: instrumentVersion, dimensions } = publishedInstrument('sleep')
const triple = { instrument: 'sleep', instrumentVersion, locale: 'es' } as const
const now = new Date('2027-03-01T00:00:00Z')
const idOf = (study: string, scope = '') => `${study}-sleep-v${instrumentVersion}-es${scope && `-${scope}`}-1`

const ask = (file: string, { slug = 'sleep', locale = 'es', headers = {} } = {}): Promise<Response> =>
  GET(new Request(`http://localhost/science/${slug}/${locale}/studies/${file}`, { headers }), {
    params: Promise.resolve({ slug, locale, file }),
  })
const textOf = async (file: string) => (await ask(file)).text()
const rowsOf = async (file: string) => (await textOf(file)).trim().split('\r\n')

beforeEach(() => setRouteDatabase(database.current))

async function draftAll(no = 13): Promise<string[]> {
  await addStudyBatch(db(), { ...triple, study: 'retest', scope: '' }, simulatedPairs('sleep', 150))
  await addStudyBatch(db(), { ...triple, study: 'groups', scope: '' }, simulatedGroups('sleep', 100))
  const verdicts = { no, partly: 20, yes: 37, asked: 90 }
  await addStudyBatch(db(), { ...triple, study: 'usefulness', scope: 'night' }, verdicts)
  return draftStudyReleases(db())
}
async function publishAll(no?: number): Promise<void> {
  for (const id of await draftAll(no)) {
    await freezeStudyRelease(db(), id, 'Eve', (await findStudyRelease(db(), id))?.createdAt ?? new Date(0), now)
    expect(await publishStudyRelease(db(), id, now)).toBe(true)
  }
}

describe('an open-data file of a study', () => {
  test('contains the same rows in CSV and JSON, and a citation in JSON', async () => {
    await publishAll()
    for (const [study, scope, rows] of [
      ['retest', '', dimensions.length],
      ['groups', '', dimensions.length],
      ['usefulness', 'night', 3],
    ] as const) {
      const id = idOf(study, scope)
      const csv = await rowsOf(`${id}.csv`)
      expect(csv).toHaveLength(1 + rows)
      const answer = await ask(`${id}.json`)
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="mindglass-sleep-es-${id}.json"`)
      expect(answer.headers.get('link')).toContain(licence)
      const json = await answer.json()
      expect(json.columns).toEqual(csv[0]?.split(','))
      expect(json.rows).toHaveLength(rows)
      expect(json).toMatchObject({ id, study, plan: 'evidence-1', published: '2027-03-01', withdrawn: null })
      expect(json.cite).toContain('/studies/sleep/es')
      const etag = answer.headers.get('etag') ?? ''
      expect((await ask(`${id}.json`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    }
  })

  test('merges a cell of fewer than five people with the next one', async () => {
    await publishAll(3)
    const [, ...rows] = await rowsOf(`${idOf('usefulness', 'night')}.csv`)
    // Subtraction cannot reveal the small cell either: it is merged with the answer beside it.
    expect(rows.map((row) => Number(row.split(',')[1]))).toEqual([23, 37])
  })

  test('returns 404 for a draft, and the date of withdrawal for a withdrawn release', async () => {
    await draftAll()
    const id = idOf('retest')
    expect((await ask(`${id}.csv`)).status).toBe(404)
    await freezeStudyRelease(db(), id, 'Eve', (await findStudyRelease(db(), id))?.createdAt ?? new Date(0), now)
    expect((await ask(`${id}.csv`)).status).toBe(404)
    await publishStudyRelease(db(), id, now)
    await withdrawStudyRelease(db(), id, now)
    expect(await (await ask(`${id}.json`)).json()).toMatchObject({ withdrawn: '2027-03-01' })
  })

  test('reveals the seed of a draw list only after its last place was drawn', async () => {
    const draws = []
    for (let place = 0; place <= placesPerDrawList; place++) {
      draws.push(await db().$transaction((tx) => assignNext(tx, triple)))
    }
    const { rows } = await (await ask('draws.json')).json()
    const [full, open, reserve] = rows as [number, string, string | null, number, number][]
    expect(full?.[3]).toBe(placesPerDrawList)
    expect(hashSeed(full?.[2] ?? '')).toBe(full?.[1])
    for (const { listNumber, place, isDrawn } of draws) {
      if (listNumber === 1) expect(isPositionSelected(full?.[2] ?? '', place)).toBe(isDrawn)
    }
    expect(open).toEqual([2, expect.stringMatching(/^[\w-]{43}$/), null, 1, expect.any(Number)])
    expect(reserve?.[2]).toBeNull()
    expect(await rowsOf('draws.csv')).toHaveLength(1 + rows.length)
    const secrets = await db().drawList.findMany({ where: { number: { gt: 1 } } })
    for (const { seed } of secrets) expect(await textOf('draws.json')).not.toContain(seed)
  })

  test.each(['plan.txt', 'draws.csv', 'draws.json'])('%s is available before any person was asked', async (file) => {
    const answer = await ask(file)
    expect(answer.status).toBe(200)
    expect((await answer.text()).length).toBeGreaterThan(20)
  })

  test('returns 404 for an unknown name, test or language', async () => {
    await publishAll()
    const id = idOf('retest')
    for (const [file, where] of [
      ['plan.csv', {}],
      ['draws.txt', {}],
      ['retest-sleep-v99-es-1.csv', {}],
      ['..%2F..%2Fplan.txt', {}],
      ['plan.txt', { slug: 'nothing' }],
      ['plan.txt', { locale: 'de' }],
      [`${id}.csv`, { locale: 'en' }],
      [`${id}.txt`, {}],
    ] as const) {
      expect((await ask(file, where)).status, file).toBe(404)
    }
  })
})
