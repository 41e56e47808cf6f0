import { beforeEach, describe, expect, test } from 'vitest'
import { POST as keep, GET as keepPage } from '@/app/api/keep/[key]/route'
import { POST as answer, GET as reminderPage } from '@/app/api/reminder/[key]/route'
import { hashKey, randomKey } from '@/server/crypto/secrets'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createReminder } from '@/testing/data/reminders'
import { openFullReport } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { readPage } from '@/testing/plain-page'
import { TestBrowser } from '@/testing/test-browser'
import { keyOfReminder } from './reminder/reminder'

const database = setUpTestDatabase()
const db = () => database.current.db
let sittingId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  sittingId = await completeSitting(new TestBrowser(database.current))
})

type Route = typeof keepPage
const call = (route: Route, key: string, { query = '?lang=en', headers = {}, body }: Asked = {}) =>
  route(
    new Request(`http://localhost:3000/api/x/key${query}`, {
      headers,
      method: body ? 'POST' : 'GET',
      ...(body && { body: new URLSearchParams(body) }),
    }),
    { params: Promise.resolve({ key }) },
  )
interface Asked {
  query?: string
  headers?: Record<string, string>
  body?: Record<string, string>
}

/** Returns the status, title, text, buttons and links of a page. */
async function textOf(page: Promise<Response>) {
  const { status, title, html } = await readPage(page)
  return {
    status,
    title,
    text: /<\/h1>\s*<p>(.*?)<\/p>/s.exec(html)?.[1]?.split('. ')[0],
    buttons: [...html.matchAll(/<button name="choice" value="([^"]+)">([^<]+)</g)].map(([, value, label]) => [
      value,
      label,
    ]),
    links: [...html.matchAll(/<a href="([^"]+)"( data-replace)?>([^<]+)</g)].map(([, href, over, label]) => [
      ...[href, label],
      over !== undefined,
    ]),
  }
}

const home = ['/landing/home', 'Go to the home page', true]
const key = (id: string) => keyOfReminder(id)

describe('the page linked from a reminder mail', () => {
  const over = {
    status: 404,
    title: 'No email is waiting here',
    buttons: [],
    links: [home],
    text: 'The emails were stopped, have been sent, or were never confirmed',
  }

  test('offers to confirm or stop while the address is unconfirmed, and thanks for confirming', async () => {
    const { id } = await createReminder(db(), sittingId, { confirmedAt: null })
    expect(await textOf(call(reminderPage, key(id)))).toEqual({
      status: 200,
      title: 'Two emails: yes or no?',
      links: [home],
      text: 'Someone reading their report with us typed this address',
      buttons: [
        ['confirm', 'Yes, send me both'],
        ['stop', 'No, delete the address'],
      ],
    })
    expect(await textOf(call(answer, key(id), { body: { choice: 'confirm' } }))).toEqual({
      status: 200,
      title: 'Thank you, it’s noted',
      text: 'Two emails will come',
      buttons: [],
      links: [home],
    })
  })

  test('offers only to stop once the address is confirmed, and returns 404 once stopped', async () => {
    const { id } = await createReminder(db(), sittingId)
    expect(await textOf(call(reminderPage, key(id)))).toEqual({
      status: 200,
      title: 'Stop the emails?',
      text: 'One click, and nothing more comes',
      links: [home],
      buttons: [['stop', 'Stop now']],
    })
    expect(await textOf(call(answer, key(id), { body: { choice: 'stop' } }))).toEqual({
      status: 200,
      title: 'Nothing more will come',
      text: 'The address is deleted here',
      buttons: [],
      links: [home],
    })
    expect(await textOf(call(reminderPage, key(id)))).toEqual(over)
    expect(await textOf(call(answer, key(id), { body: { choice: 'confirm' } }))).toEqual(over)
  })

  test('returns 404 for a malformed key, and stops the mails on a POST without a form', async () => {
    for (const wrong of ['x', `${randomKey()}x`, `!${randomKey()}`]) {
      expect(await textOf(call(reminderPage, wrong))).toEqual(over)
      for (const choice of ['stop', 'confirm']) {
        expect(await textOf(call(answer, wrong, { body: { choice } }))).toEqual(over)
      }
    }
    expect(await textOf(call(answer, randomKey(), { body: { choice: 'stop' } }))).toMatchObject({ status: 200 })
    const { id } = await createReminder(db(), sittingId, { confirmedAt: null })
    // A POST without a form stops the mails as well.
    const bare = new Request('http://localhost:3000/api/x/key?lang=en', { method: 'POST' })
    expect(await textOf(answer(bare, { params: Promise.resolve({ key: key(id) }) }))).toMatchObject({
      title: 'Nothing more will come',
    })
    expect(await db().reminder.count()).toBe(0)
  })
})

test('the page of a deletion warning keeps the results after one click, and returns 404 for an unknown key', async () => {
  const find = ['/retrieve', 'Find my reports', false]
  const warned = randomKey()
  await openFullReport(db(), sittingId)
  await db().entitlement.update({ where: { sittingId }, data: { warningKeyHash: hashKey(warned) } })
  expect(await textOf(call(keepPage, warned))).toEqual({
    status: 200,
    title: 'Keep your results?',
    text: 'One click keeps everything the email is about, and the clock starts over',
    buttons: [['keep', 'Keep them']],
    links: [find, home],
  })
  expect(await textOf(call(keep, warned, { body: { choice: 'keep' } }))).toEqual({
    status: 200,
    title: 'Kept',
    buttons: [],
    links: [find, home],
    text: 'The clock starts over today, and again every time you read a report or sign in.',
  })
  for (const [route, asked] of [
    [keepPage, {}],
    [keep, { body: { choice: 'keep' } }],
  ] as const) {
    expect(await textOf(call(route, randomKey(), asked))).toEqual({
      status: 404,
      title: 'There’s nothing to keep here',
      buttons: [],
      links: [home],
      text: 'Either the results have been deleted, or part of this link is missing',
    })
  }
})

describe('the reminder page and the deletion warning page', () => {
  const spanish = { cookie: 'i18n_redirected=es', 'accept-language': 'zh-CN' }
  test.each([
    { of: 'of the mail link', query: '?lang=cn', headers: { ...spanish, 'accept-language': 'en' }, lang: 'zh-CN' },
    { of: 'chosen here before', query: '', headers: spanish, lang: 'es-ES' },
    { of: 'of the browser', query: '', headers: { 'accept-language': 'zh-CN' }, lang: 'zh-CN' },
  ])('are in the language $of', async ({ query, headers, lang }) => {
    for (const route of [reminderPage, keepPage]) {
      const response = await call(route, randomKey(), { query, headers })
      expect(await response.text()).toContain(`<html lang="${lang}"`)
    }
  })
})
