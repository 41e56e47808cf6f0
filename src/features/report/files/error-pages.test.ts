import { afterEach, describe, expect, test, vi } from 'vitest'
import { DomainError, type DomainErrorCode } from '@/core/error/error'
import { locales } from '@/core/locale'
import { log } from '@/server/observability/log'
import { readPage } from '@/testing/plain-page'
import { invoiceErrorPage, reportPdfErrorPage, yearPdfErrorPage } from './pdf-error-pages'
import { weekErrorPage } from './week-calendar'

const alarm = vi.spyOn(log, 'error').mockImplementation(() => {})
afterEach(() => alarm.mockClear())

/** Returns the status, headline and links of a page. */
async function textOf(page: Promise<Response>) {
  const { status, title, html } = await readPage(page)
  return {
    status,
    title,
    links: [...html.matchAll(/href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, label]) => `${href} ${label}`),
    html,
  }
}
const of = (code: DomainErrorCode) => new DomainError(code, { minutes: 7, seconds: 400 })
const back = '/report/a%2Fb Back to the report'

describe('the error page of a report PDF', () => {
  test.each<{ reason: unknown; status: number; title: string; text: string; links: string[] }>([
    {
      reason: 'refunded',
      status: 410,
      title: 'The full report is closed',
      text: 'It was refunded',
      links: [back],
    },
    {
      reason: 'closed',
      status: 410,
      title: 'Our team has closed this report',
      text: 'It isn’t because of your answers',
      links: [back],
    },
    {
      reason: of('NOT_FOUND'),
      status: 404,
      title: 'There is no PDF here',
      text: 'We couldn’t find this',
      links: ['/retrieve Find my report'],
    },
    {
      reason: of('VIP_REQUIRED'),
      status: 403,
      title: 'The PDF comes with VIP',
      text: 'is free for everyone',
      links: ['/vip About VIP', back],
    },
    {
      reason: of('TOO_MANY_REQUESTS'),
      status: 429,
      title: 'The PDF is not ready yet',
      text: 'about 7 min',
      links: [back],
    },
    {
      reason: of('SERVICE_UNAVAILABLE'),
      status: 503,
      title: 'The PDF is not ready yet',
      text: 'try again shortly',
      links: [back],
    },
  ])('shows the title $title when the reason is $reason', async ({ reason, links, text, ...page }) => {
    const { html, ...shown } = await textOf(reportPdfErrorPage('en', 'a/b', reason))
    expect(shown).toEqual({ ...page, links })
    expect(html).toContain(text)
    expect(alarm).not.toHaveBeenCalled()
  })
})

describe('the error page of a yearly portrait', () => {
  test.each<{ code: DomainErrorCode; status: number; title: string; text: string; first: string[] }>([
    {
      code: 'UNAUTHENTICATED',
      status: 401,
      title: 'The PDF couldn’t be made',
      text: 'Please sign in',
      first: ['/login?next=/me/year Sign in'],
    },
    {
      code: 'VIP_REQUIRED',
      status: 403,
      title: 'The yearly portrait comes with VIP',
      text: 'come with VIP',
      first: ['/vip About VIP'],
    },
    {
      code: 'NOT_FOUND',
      status: 404,
      title: 'No finished test in these twelve months',
      text: 'Finish one',
      first: [],
    },
    {
      code: 'PASSWORD_CHANGE_REQUIRED',
      status: 403,
      title: 'The PDF couldn’t be made',
      text: 'replace the password',
      first: [],
    },
  ])('shows the title $title when the error is $code', async ({ code, first, text, ...page }) => {
    const { html, ...shown } = await textOf(yearPdfErrorPage('en', of(code)))
    expect(shown).toEqual({ ...page, links: [...first, '/me Back to the personal center'] })
    expect(html).toContain(text)
    expect(alarm).not.toHaveBeenCalled()
  })
})

test.each<{ code: DomainErrorCode; status: number; text: string }>([
  { code: 'NOT_FOUND', status: 404, text: 'The link may be incomplete' },
  { code: 'TOO_MANY_REQUESTS', status: 429, text: 'about 7 min' },
])(
  'the error page of an invoice ($code) shows the reason and a link to the contact page',
  async ({ code, status, text }) => {
    const { html, ...shown } = await textOf(invoiceErrorPage('en', of(code)))
    expect(shown).toEqual({ status, title: 'This invoice can’t be opened', links: ['/contact Contact us'] })
    expect(html).toContain(text)
    expect(alarm).not.toHaveBeenCalled()
  },
)

test.each<{ code: DomainErrorCode; status: number; text: string }>([
  { code: 'NOT_FOUND', status: 404, text: 'We couldn’t find this' },
  { code: 'TOO_MANY_REQUESTS', status: 429, text: 'about 7 min' },
])(
  'the error page of a calendar file ($code) shows the reason and a link to the report',
  async ({ code, status, text }) => {
    const { html, ...shown } = await textOf(weekErrorPage('en', 'a/b', of(code)))
    expect(shown).toEqual({ status, title: 'There is no calendar file here', links: [back] })
    expect(html).toContain(text)
    expect(alarm).not.toHaveBeenCalled()
  },
)

describe.each(locales)('an internal error behind an error page in %s', (locale) => {
  test.each([
    { file: 'no PDF', page: (reason: unknown) => reportPdfErrorPage(locale, 'a', reason) },
    { file: 'no PDF of an invoice', page: (reason: unknown) => invoiceErrorPage(locale, reason) },
    { file: 'no PDF of a year', page: (reason: unknown) => yearPdfErrorPage(locale, reason) },
    { file: 'no calendar file', page: (reason: unknown) => weekErrorPage(locale, 'a', reason) },
  ])('is logged but not shown on the page ($file)', async ({ file, page }) => {
    const { status, html, links } = await textOf(page(new Error('disk of the thread is full')))
    expect([status, links.length]).toEqual([500, 1])
    expect(html).not.toMatch(/disk of the thread|\{\{|undefined/)
    expect(alarm.mock.calls).toEqual([[{ error: 'Error: disk of the thread is full' }, file]])
  })
})
