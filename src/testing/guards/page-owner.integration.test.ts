import { beforeEach, describe, expect, test } from 'vitest'
import { GET as exportRoute } from '@/app/api/me/export/route'
import { GET as yearRoute } from '@/app/api/me/year/route'
import { GET as ownerRoute } from '@/app/api/owner/route'
import { POST } from '@/app/api/trpc/[trpc]/route'
import { accountApiPath, ownerApiPath, pageOwnerHeader } from '@/core/account/owner-tag'
import { accountTag, staffTags } from '@/server/auth/owner-tags'
import { appRouter } from '@/trpc/root'
import { callAuth, openAccount, signIn, signOut } from '../data/accounts'
import { setRouteDatabase } from '../data/purchase'
import { startSitting } from '../data/sittings'
import { createStaffBrowser } from '../data/staff'
import { setUpTestDatabase } from '../database'
import { TestBrowser } from '../test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: 'query' | 'mutation'; meta?: { worksSignedOut?: boolean } } }
  >,
).map(([path, { _def }]) => ({ path, ...(_def.meta ?? {}), type: _def.type }))
const changes = procedures.filter(({ type }) => type === 'mutation')
const ofTheSite = changes.filter(({ path }) => !path.startsWith('ops.'))

/** Procedures that open the console: they identify a person by a password or a mailed key. */
const consoleDoors = ['ops.signIn', 'ops.beginSetup', 'ops.finishSetup']
const ofTheConsole = changes.filter(({ path }) => path.startsWith('ops.') && !consoleDoors.includes(path))

/** Returns the refusal of a call without input; `INVALID_INPUT` and the like mean that the owner was accepted. */
async function refusal(browser: TestBrowser, path: string, pageOwner: string | null): Promise<string> {
  const response = await POST(
    new Request(`http://localhost:3000/api/trpc/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: browser.cookieHeader,
        'x-client-ip': browser.ip,
        'x-from-here': 'yes',
        ...(pageOwner !== null && { [pageOwnerHeader]: pageOwner }),
      },
      body: '{}',
    }),
  )
  return (await response.json()).error?.message ?? 'done'
}

let ana = ''
let ben = ''
let browser: TestBrowser
beforeEach(async () => {
  setRouteDatabase(database.current)
  ana = await openAccount(db())
  ben = await openAccount(db(), { email: 'ben@example.org' })
  browser = new TestBrowser(database.current)
})

describe('a page left open after another account has signed in', () => {
  beforeEach(async () => {
    await signIn(browser, 'ben@example.org')
  })

  test('is tested with more than 35 mutations each of the site and the console', () => {
    expect(ofTheSite.length).toBeGreaterThan(35)
    expect(ofTheConsole.length).toBeGreaterThan(35)
  })

  test.each(ofTheSite)('cannot call $path for its earlier account [owner-other-account]', async ({ path }) => {
    expect(await refusal(browser, path, accountTag(ana))).toBe('ACCOUNT_CHANGED')
  })

  test.each(ofTheSite)(
    'cannot call $path when it was loaded before the sign-in [owner-before-sign-in]',
    async ({ path }) => {
      expect(await refusal(browser, path, '-')).toBe('ACCOUNT_CHANGED')
    },
  )

  test.each(ofTheSite.filter(({ path }) => path !== 'auth.signOutElsewhere' && path !== 'me.withdrawConsent'))(
    'can call $path once it belongs to the new account',
    async ({ path }) => {
      expect(await refusal(browser, path, accountTag(ben))).not.toBe('ACCOUNT_CHANGED')
    },
  )

  test('receives no data of the new account from its queries [owner-queries]', async () => {
    const api = await browser.api()
    expect(await api.auth.account()).toMatchObject({ email: 'ben@example.org' })
    browser.pageOwner = accountTag(ana)
    const stale = await browser.api()
    for (const ask of [
      stale.auth.account(),
      stale.me.overview(),
      stale.report.pdf(),
      stale.shop.account({ page: 1 }),
    ]) {
      await expect(ask).rejects.toThrow('ACCOUNT_CHANGED')
    }
  })

  test.each([
    { file: 'the export', path: '/api/me/export', get: exportRoute },
    { file: 'the yearly PDF', path: '/api/me/year', get: yearRoute },
  ])('cannot download $file of the new account', async ({ path, get }) => {
    const ask = (tag: string) =>
      get(new Request(`http://localhost:3000${path}?lang=en&for=${tag}`, { headers: { cookie: browser.cookieHeader } }))
    expect((await ask(accountTag(ana))).status).toBe(412)
    expect((await ask(accountTag(ben))).status).not.toBe(412)
  })

  test('cannot sign out the new account', async () => {
    const { csrfToken } = await (await callAuth(browser, 'csrf')).json()
    const leave = (tag: string) => callAuth(browser, 'signout', { csrfToken }, { headers: { [pageOwnerHeader]: tag } })
    const refused = await leave(accountTag(ana))
    expect([refused.status, (await refused.json()).error.code]).toEqual([412, 'ACCOUNT_CHANGED'])
    expect((await (await browser.api()).auth.account()).email).toBe('ben@example.org')
    expect((await leave(accountTag(ben))).status).toBe(200)
    await expect((await browser.api()).auth.account()).rejects.toThrow('UNAUTHENTICATED')
  })
})

describe('a page whose account has signed out', () => {
  const typed = ofTheSite.filter(({ worksSignedOut }) => worksSignedOut).map(({ path }) => path)

  test('may still call procedures that need only typed or mailed data', () => {
    expect(typed.sort()).toEqual([
      'auth.confirmRegistration',
      'auth.forgotPassword',
      'auth.register',
      'auth.resetPassword',
      'payment.withdraw',
      'report.retrieveConfirm',
      'report.retrieveStart',
    ])
  })

  test.each(ofTheSite)(
    'is rejected by $path unless that procedure works signed out [owner-signed-out]',
    async ({ path, worksSignedOut }) => {
      // The browser also has a guest, in whose name no call may be executed either.
      await startSitting(browser)
      const text = await refusal(browser, path, accountTag(ana))
      if (worksSignedOut) expect(text).not.toBe('UNAUTHENTICATED')
      else expect(text).toBe('UNAUTHENTICATED')
    },
  )
})

describe('a console page', () => {
  test.each(ofTheConsole)(
    'cannot call $path when it belongs to another staff member [owner-staff]',
    async ({ path }) => {
      const { browser: owner, email } = await createStaffBrowser(database.current, 'owner')
      const { id } = await db().staff.findUniqueOrThrow({ where: { email } })
      expect(await refusal(owner, path, staffTags('somebody else')[0] ?? '')).toBe('ACCOUNT_CHANGED')
      if (path !== 'ops.signOut') {
        expect(await refusal(owner, path, staffTags(id)[0] ?? '')).not.toBe('ACCOUNT_CHANGED')
      }
    },
  )
})

describe('the owner of a browser', () => {
  const asked = async (path = ownerApiPath) => {
    const headers = { cookie: browser.cookieHeader }
    return (await ownerRoute(new Request(`http://localhost:3000${path}`, { headers }))).json()
  }
  const tags = async () => (await asked()).tags

  test('is returned with the credits and the membership only when the account is requested', async () => {
    expect(await asked(accountApiPath)).toEqual({ tags: [], credits: null, member: false })
    await signIn(browser)
    expect(await asked(accountApiPath)).toEqual({ tags: [accountTag(ana)], credits: 3, member: false })
    expect(await asked()).toEqual({ tags: [accountTag(ana)] })
  })

  test('changes with every sign-in and sign-out, and when a guest starts a test', async () => {
    expect(await tags()).toEqual([])
    await startSitting(browser)
    const [guest, ...none] = await tags()
    expect([guest, none]).toEqual([expect.stringMatching(/^g\./), []])
    await signIn(browser)
    expect(await tags()).toEqual([accountTag(ana), guest])
    await signOut(browser)
    expect(await tags()).toEqual([])
    await signIn(browser, 'ben@example.org')
    expect(await tags()).toEqual([accountTag(ben)])
  })

  test.each([
    { what: 'its cookie is gone', end: async () => void browser.cookies.delete('session') },
    { what: 'it was ended elsewhere', end: () => db().session.updateMany({ data: { revokedAt: new Date() } }) },
    { what: 'it has expired', end: () => db().session.updateMany({ data: { expiresAt: new Date(0) } }) },
  ])(
    'is removed, with all access to the data, when the session ends because $what [owner-session-ended]',
    async ({ end }) => {
      await signIn(browser)
      const sittingId = await startSitting(browser)
      expect((await (await browser.api()).tests.current({ slug: 'sleep' }))?.sittingId).toBe(sittingId)
      await end()
      expect(await tags()).toEqual([])
      expect(await (await browser.api()).tests.current({ slug: 'sleep' })).toBeNull()
      await signIn(browser, 'ben@example.org')
      expect(await tags()).toEqual([accountTag(ben)])
      expect(await (await browser.api()).tests.current({ slug: 'sleep' })).toBeNull()
      await expect((await browser.api()).tests.save({ sittingId, responses: [] })).rejects.toThrow('NOT_FOUND')
    },
  )
})
