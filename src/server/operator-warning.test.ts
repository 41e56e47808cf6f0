import { afterEach, expect, test, vi } from 'vitest'

const everything = {
  OPERATOR_NAME: 'Luz Clara, S.L.',
  OPERATOR_ADDRESS: 'Calle Mayor 1, Madrid',
  PROCESSORS: 'hosting: A | ES | a@a.example; mail: B | IE | b@b.example; payment: C | IE | c@c.example',
  CONTENT_AUTHOR: 'Ana',
  CONTENT_REVIEWER: 'Ben | PsyD',
}

async function warnings(settings: Record<string, string>): Promise<unknown[]> {
  vi.resetModules()
  const env = { APP_URL: 'https://mindglass.com', ...settings }
  vi.doMock('@/env', () => ({ env, isLocalUrl: (url: string) => url.includes('localhost') }))
  const warn = vi.fn()
  vi.doMock('./log', () => ({ log: { warn } }))
  const { warnAboutOperator } = await import('./operator-warning')
  warnAboutOperator()
  return warn.mock.calls.map(([found]) => found)
}

afterEach(() => {
  vi.doUnmock('@/env')
  vi.doUnmock('./log')
})

test('a public site that names nobody is warned about all of it at once', async () => {
  const missing = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'PROCESSORS (hosting, mail, payment)']
  expect(await warnings({})).toEqual([{ missing }, { missing: ['CONTENT_AUTHOR', 'CONTENT_REVIEWER'] }])
})

test('a role without a company is named', async () => {
  const found = await warnings({ ...everything, PROCESSORS: 'hosting: A | ES | a@a.example' })
  expect(found).toEqual([{ missing: ['PROCESSORS (mail, payment)'] }])
})

test.each([everything, { APP_URL: 'http://localhost:3000' }])('%j is enough', async (settings) => {
  expect(await warnings(settings)).toEqual([])
})

test('one who checked is missed where nobody is named', async () => {
  expect(await warnings({ ...everything, CONTENT_REVIEWER: '' })).toEqual([{ missing: ['CONTENT_REVIEWER'] }])
})
