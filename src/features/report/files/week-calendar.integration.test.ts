import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/report/[id]/calendar/route'
import { locales } from '@/core/locale'
import { randomId } from '@/server/crypto/secrets'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { storyFixture } from '@/testing/story-fixture'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db

const story = vi.hoisted(() => ({ planned: true }))
vi.mock(import('../view/story'), async (original) => ({
  ...(await original()),
  composeStory: () =>
    story.planned ? { portrait: 'A portrait.', opening: null, view: storyFixture, replacementOf: () => null } : null,
}))

let owner: TestBrowser
let sittingId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  story.planned = true
  owner = new TestBrowser(database.current, 'en')
  sittingId = await completeSitting(owner)
})

const unlock = () => db().entitlement.create({ data: { id: randomId(), sittingId } })

function calendar(
  who: TestBrowser,
  { id = sittingId, from = '2026-12-01', lang = 'en', ip = '192.0.2.9' } = {},
): Promise<Response> {
  const headers = { cookie: who.cookieHeader, 'x-client-ip': ip }
  const url = `http://localhost:3000/api/report/${encodeURIComponent(id)}/calendar?lang=${lang}&from=${from}`
  return GET(new Request(url, { headers }), { params: Promise.resolve({ id }) })
}

describe('the calendar file of a report', () => {
  test('has seven events with the titles of the days, and is not cached', async () => {
    await unlock()
    const response = await calendar(owner)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="mindglass-week.ics"',
    })
    const file = await response.text()
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(7)
    expect(file).toContain('DTSTART;VALUE=DATE:20261201')
    for (const { title, text } of storyFixture.plan?.days ?? []) {
      expect(file).toContain(`SUMMARY:${title}`)
      expect(file).not.toContain(text)
    }
    // The file contains nothing that identifies the reader or the test.
    expect(file).not.toContain(sittingId)
    expect(file).not.toMatch(/sleep/i)
  })

  test('marks the report as read', async () => {
    await unlock()
    await calendar(owner)
    expect((await db().entitlement.findUniqueOrThrow({ where: { sittingId } })).firstReadAt).not.toBeNull()
  })

  test('is rate limited to 60 requests per client, whatever the report', async () => {
    await unlock()
    const stranger = new TestBrowser(database.current, 'en')
    for (let n = 0; n < 60; n++) expect((await calendar(stranger, { id: randomId() })).status).toBe(404)
    expect((await calendar(owner)).status).toBe(429)
    expect((await calendar(owner, { ip: '192.0.2.10' })).status).toBe(200)
  })

  test.each(['', 'tomorrow', '2026-02-30'])('returns 404 for the start date “%s”', async (from) => {
    await unlock()
    expect((await calendar(owner, { from })).status).toBe(404)
  })

  test.each(locales)(
    'returns 404 in %s for a report that is locked, somebody else’s, unfinished or without a plan',
    async (lang) => {
      expect((await calendar(owner, { lang })).status).toBe(404)
      await unlock()
      expect((await calendar(new TestBrowser(database.current, 'en'), { lang })).status).toBe(404)
      expect((await calendar(owner, { lang, id: await startSitting(owner) })).status).toBe(404)
      for (const id of ['../me', 'a\0', '\0a', '']) expect((await calendar(owner, { lang, id })).status).toBe(404)
      story.planned = false
      const refused = await calendar(owner, { lang })
      expect(refused.status).toBe(404)
      expect(await refused.text()).not.toMatch(/\{\{|undefined/)
    },
  )
})
