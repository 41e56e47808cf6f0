import { afterEach, describe, expect, test, vi } from 'vitest'
import { getListPriceMinor, type OfferedSku, offeredSkus, packSkus } from '@/core/commerce/products'
import { setSiteState } from '@/core/site/state'

const everything = {
  OPERATOR_NAME: 'Luz Clara, S.L.',
  OPERATOR_ADDRESS: 'Calle Mayor 1, Madrid',
  PROCESSORS: 'hosting: A | ES | a@a.example; mail: B | IE | b@b.example; payment: C | IE | c@c.example',
  CONTENT_AUTHOR: 'Ana',
  CONTENT_REVIEWER: 'Ben | PsyD',
}

type Module = typeof import('./operator-warning')

async function warnings(
  settings: Record<string, unknown>,
  warnFrom: (from: Module) => void = ({ warnAboutMissingDetails }) => warnAboutMissingDetails(),
): Promise<unknown[]> {
  vi.resetModules()
  const env = { APP_URL: 'https://mindglass.com', DATA_KEYS: [{}], ...settings }
  vi.doMock('@/env', () => ({ env, isLocalUrl: (url: string) => url.includes('localhost') }))
  const warn = vi.fn()
  vi.doMock('../observability/log', () => ({ log: { warn } }))
  warnFrom(await import('./operator-warning'))
  return warn.mock.calls.map(([found]) => found)
}

afterEach(() => {
  vi.doUnmock('@/env')
  vi.doUnmock('../observability/log')
})

test('a public site without operator settings is warned about every missing setting', async () => {
  const missing = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'PROCESSORS (hosting, mail, payment)']
  expect(await warnings({})).toEqual([{ missing }, { missing: ['CONTENT_AUTHOR', 'CONTENT_REVIEWER'] }])
})

test('a warning names the roles for which no data processor is set', async () => {
  const found = await warnings({ ...everything, PROCESSORS: 'hosting: A | ES | a@a.example' })
  expect(found).toEqual([{ missing: ['PROCESSORS (mail, payment)'] }])
})

test.each([everything, { APP_URL: 'http://localhost:3000' }])('the settings %j cause no warning', async (settings) => {
  expect(await warnings(settings)).toEqual([])
})

test('a warning names the setting CONTENT_REVIEWER when it is empty', async () => {
  expect(await warnings({ ...everything, CONTENT_REVIEWER: '' })).toEqual([{ missing: ['CONTENT_REVIEWER'] }])
})

test('a warning is logged when answers are stored unencrypted', async () => {
  expect(await warnings({ ...everything, DATA_KEYS: [] })).toEqual([expect.stringContaining('DATA_KEYS')])
})

test.each([
  { url: 'postgresql://site:secret@db.example.net/mindglass', warned: true },
  { url: 'postgresql://site:secret@10.0.0.7:5432/mindglass?application_name=site', warned: true },
  { url: 'postgresql://site:secret@db.example.net/mindglass?sslmode=verify-full', warned: false },
  { url: 'postgresql://site:secret@10.0.0.7/mindglass?sslmode=disable', warned: false },
  { url: 'postgresql://site:secret@database:5432/mindglass', warned: false },
  { url: 'postgresql://site:secret@127.0.0.1/mindglass', warned: false },
  { url: 'postgresql://site@localhost/mindglass?host=/run/postgresql', warned: false },
])('the database address $url causes a warning about missing TLS: $warned', async ({ url, warned }) => {
  const found = await warnings({ ...everything, DATABASE_URL: url })
  expect(found).toEqual(warned ? [expect.stringMatching(/^DATABASE_URL: /)] : [])
  expect(String(found)).not.toContain('secret')
})

describe('existing price offers', () => {
  const day = (of: number) => new Date(Date.UTC(2026, 10, of))
  const [begin, now, end] = [day(10), day(15), day(20)]
  const known = (skus: readonly OfferedSku[], startsAt: Date, endsAt: Date) => {
    const fifthOff = (sku: OfferedSku, currency: 'CNY' | 'USD' | 'EUR') =>
      Math.round(getListPriceMinor(sku, currency) * 0.8)
    const amountsOf = (sku: OfferedSku) => ({
      CNY: fifthOff(sku, 'CNY'),
      USD: fifthOff(sku, 'USD'),
      EUR: fifthOff(sku, 'EUR'),
    })
    const offers = skus.map((sku) => ({ id: sku, sku, amounts: amountsOf(sku), startsAt, endsAt }))
    setSiteState({ articles: [], notices: [], offers })
  }
  const found = () => warnings({}, ({ warnAboutOffers }) => warnAboutOffers(now))

  afterEach(() => setSiteState(undefined))

  test('cause a warning when they make a pack cost more than its parts, now or in future', async () => {
    const without = offeredSkus.filter((sku) => sku !== packSkus.at(-1))
    known(without, begin, end)
    expect(await found()).toEqual([{ fault: 'OFFER_PACK' }])
    known(without, new Date(now.getTime() + 1), end)
    expect(await found()).toEqual([{ fault: 'OFFER_PACK' }])
  })

  test('cause no warning when no pack costs more than its parts or the offers have ended', async () => {
    known(offeredSkus, begin, end)
    expect(await found()).toEqual([])
    known(['report'], begin, now)
    expect(await found()).toEqual([])
  })
})
