import type { IncomingHttpHeaders } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { processState } from '@/core/process-state'
import { countAnswer } from './visits'

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
  countAnswer({ url, method, headers: { ...browser, ...headers } }, 'test', status)

test('a page that a person opens is a visit, in the language it is shown in', () => {
  ask('/tests/big-five')
  ask('/tests/big-five?lang=cn')
  ask('/tests/big-five', { cookie: 'i18n_redirected=en' }, 304)
  expect(visits()).toEqual(['visit,test,es 1', 'visit,test,cn 1', 'visit,test,en 1'])
})

test.each<{ what: string; headers?: IncomingHttpHeaders; status?: number; method?: string }>([
  { what: 'a search engine', headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
  { what: 'a program without a name', headers: { 'user-agent': undefined } },
  { what: 'a preview of a chat', headers: { 'user-agent': 'WhatsApp/2.23' } },
  { what: 'data for a page that is open', headers: { 'sec-fetch-dest': 'empty' } },
  { what: 'a page fetched in advance', headers: { 'sec-purpose': 'prefetch;prerender' } },
  { what: 'a page that is not there', status: 404 },
  { what: 'a redirect', status: 307 },
  { what: 'a form that is sent', method: 'POST' },
])('$what is none', ({ headers, status, method }) => {
  ask('/tests/big-five', headers, status, method)
  expect(visits()).toEqual([])
})

test('an old browser that does not say what for is believed when it wants a page', () => {
  ask('/tests/big-five', { 'sec-fetch-dest': undefined })
  ask('/tests/big-five', { 'sec-fetch-dest': undefined, accept: '*/*' })
  expect(visits()).toEqual(['visit,test,es 1'])
})

test('a test opened by the link of a shared card is counted for the card too', () => {
  ask('/tests/big-five?from=share&lang=en')
  ask('/tests/big-five?from=elsewhere&lang=en')
  expect(visits()).toEqual(['visit,test,en 2', 'share,big-five,en 1'])
})

const run = (headers: IncomingHttpHeaders) =>
  countAnswer(
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
  { what: 'from the page alone', headers: { referer: 'http://site.example/tests/big-five' }, counts: false },
  {
    what: 'from the page of another test',
    headers: { referer: 'http://site.example/tests/sleep?from=share' },
    counts: false,
  },
  { what: 'from another site', headers: { referer: 'http://other.example/tests/big-five?from=share' }, counts: false },
  { what: 'from what is no address', headers: { referer: 'x' }, counts: false },
  { what: 'from nowhere', headers: {}, counts: false },
])('questions opened $what', ({ headers, counts }) => {
  run(headers)
  expect(visits()).toEqual(['visit,run,es 1', ...(counts ? ['shareRun,big-five,es 1'] : [])])
})

test('a response is counted by its status class, also for bots', () => {
  ask('/tests/big-five', { 'user-agent': 'curl/8' }, 503)
  expect(counted()).toEqual(['answer,5xx,es 1'])
})
