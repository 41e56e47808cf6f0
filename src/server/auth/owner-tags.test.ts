import { expect, test } from 'vitest'
import { accountTag, findPageOwnerProblem, isAccountTagOf, ownerTags, staffTags } from './owner-tags'

const visitor = { userId: null, guestId: null }
const [ana, ben] = [
  { userId: 'ana', guestId: null },
  { userId: 'ben', guestId: 'g' },
]
const guest = { userId: null, guestId: 'g' }
const tag = (owner: typeof ben | typeof guest) => ownerTags(owner)[0] ?? ''

test('two owner tags reveal only whether they belong to the same owner', () => {
  expect(ownerTags(ben)).toEqual([expect.stringMatching(/^a\.[\w-]{22}$/), expect.stringMatching(/^g\.[\w-]{22}$/)])
  expect(ownerTags(visitor)).toEqual([])
  expect(ownerTags(ana)).toEqual(ownerTags({ ...ana }))
  expect(new Set([...ownerTags(ana), ...ownerTags(ben), ...staffTags('ana')]).size).toBe(4)
  expect([isAccountTagOf('ana', accountTag('ana')), isAccountTagOf('ben', accountTag('ana'))]).toEqual([true, false])
})

test.each([
  { page: 'no page', of: null, now: ana, problem: null },
  { page: "Ana's page", of: accountTag('ana'), now: ana, problem: null },
  { page: "Ana's page", of: accountTag('ana'), now: ben, problem: 'ACCOUNT_CHANGED' },
  { page: "Ana's page", of: accountTag('ana'), now: visitor, problem: 'UNAUTHENTICATED' },
  { page: "Ana's page", of: accountTag('ana'), now: guest, problem: 'UNAUTHENTICATED' },
  { page: "a visitor's page", of: '-', now: visitor, problem: null },
  { page: "a visitor's page", of: '-', now: guest, problem: null },
  { page: "a visitor's page", of: '-', now: ana, problem: 'ACCOUNT_CHANGED' },
  { page: "a guest's page", of: tag(guest), now: guest, problem: null },
  { page: "a guest's page", of: tag(guest), now: visitor, problem: null },
  { page: "a guest's page", of: tag(guest), now: { userId: null, guestId: 'other' }, problem: 'ACCOUNT_CHANGED' },
  { page: "a guest's page", of: tag(guest), now: ben, problem: 'ACCOUNT_CHANGED' },
  { page: 'a page of the console', of: staffTags('s')[0] ?? '', now: ana, problem: 'ACCOUNT_CHANGED' },
  { page: 'a made-up page', of: 'a.made-up', now: ana, problem: 'ACCOUNT_CHANGED' },
])('the check of $page with the current owner $now returns $problem', ({ of, now, problem }) => {
  expect(findPageOwnerProblem(of, now)).toBe(problem)
})
