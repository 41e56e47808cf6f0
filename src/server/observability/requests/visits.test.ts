import type { IncomingHttpHeaders } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { processState } from '@/core/process-state'
import { countResponseAndVisit } from './visits'

beforeEach(() => processState.counts?.clear())

const browser: IncomingHttpHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html',
  'accept-language': 'es-ES',
  'sec-fetch-dest': 'document',
}
/** Returns the counts, without the day. */
const counted = () => [...(processState.counts ?? [])].map(([entry, times]) => `${entry.split('\t').slice(1)} ${times}`)
const visits = () => counted().filter((entry) => !entry.startsWith('answer'))
const ask = (url: string, headers: IncomingHttpHeaders = {}, status = 200, method = 'GET') =>
  countResponseAndVisit({ url, method, headers: { ...browser, ...headers } }, 'test', status)

test('a page that a person opens is counted as a visit in the language shown', () => {
  ask('/tests/big-five')
  ask('/tests/big-five?lang=cn')
  ask('/tests/big-five', { cookie: 'i18n_redirected=en' }, 304)
  expect(visits()).toEqual(['visit,test,es 1', 'visit,test,cn 1', 'visit,test,en 1'])
})

test.each<{ what: string; headers?: IncomingHttpHeaders; status?: number; method?: string }>([
  { what: 'a search engine', headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
  { what: 'a client without a user agent', headers: { 'user-agent': undefined } },
  { what: 'a chat preview', headers: { 'user-agent': 'WhatsApp/2.23' } },
  { what: 'a data request of an open page', headers: { 'sec-fetch-dest': 'empty' } },
  { what: 'a prefetched page', headers: { 'sec-purpose': 'prefetch;prerender' } },
  { what: 'a missing page', status: 404 },
  { what: 'a redirect', status: 307 },
  { what: 'a submitted form', method: 'POST' },
])('no visit is counted for $what', ({ headers, status, method }) => {
  ask('/tests/big-five', headers, status, method)
  expect(visits()).toEqual([])
})

test('a request without Sec-Fetch-Dest is counted as a visit only when it accepts HTML', () => {
  ask('/tests/big-five', { 'sec-fetch-dest': undefined })
  ask('/tests/big-five', { 'sec-fetch-dest': undefined, accept: '*/*' })
  expect(visits()).toEqual(['visit,test,es 1'])
})

test('a visit to a test from a shared card is also counted as “share”', () => {
  ask('/tests/big-five?from=share&lang=en')
  ask('/tests/big-five?from=elsewhere&lang=en')
  expect(visits()).toEqual(['visit,test,en 2', 'share,big-five,en 1'])
})

const run = (headers: IncomingHttpHeaders) =>
  countResponseAndVisit(
    { url: '/tests/big-five/run', method: 'GET', headers: { ...browser, host: 'site.example', ...headers } },
    'run',
    200,
  )

test.each<{ what: string; headers: IncomingHttpHeaders; counts: boolean }>([
  {
    what: 'from the page that a card opened',
    headers: { referer: 'http://site.example/tests/big-five?from=share' },
    counts: true,
  },
  {
    what: 'from the test page without a card',
    headers: { referer: 'http://site.example/tests/big-five' },
    counts: false,
  },
  {
    what: 'from the page of another test',
    headers: { referer: 'http://site.example/tests/sleep?from=share' },
    counts: false,
  },
  { what: 'from another site', headers: { referer: 'http://other.example/tests/big-five?from=share' }, counts: false },
  { what: 'from an invalid referer', headers: { referer: 'x' }, counts: false },
  { what: 'without a referer', headers: {}, counts: false },
])('a questionnaire opened $what is also counted as “shareRun”: $counts', ({ headers, counts }) => {
  run(headers)
  expect(visits()).toEqual(['visit,run,es 1', ...(counts ? ['shareRun,big-five,es 1'] : [])])
})

test('a response is counted by its status class, also for bots', () => {
  ask('/tests/big-five', { 'user-agent': 'curl/8' }, 503)
  expect(counted()).toEqual(['answer,5xx,es 1'])
})
