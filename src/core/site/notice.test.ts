import { afterEach, expect, test } from 'vitest'
import { noticeFor, noticeMarkup } from './notice'
import { type SiteNotice, setSiteState } from './state'

const now = new Date('2026-12-10T12:00:00Z')
const notice = (kind: SiteNotice['kind'], from: string, to: string): SiteNotice => ({
  id: `${kind} from ${from}`,
  kind,
  texts: { cn: '今晚维护', en: 'Down <b>tonight</b>', es: 'Mantenimiento esta noche' },
  startsAt: new Date(`2026-12-10T${from}:00Z`),
  endsAt: new Date(`2026-12-10T${to}:00Z`),
})
const showNotices = (...notices: SiteNotice[]) => setSiteState({ articles: [], notices, offers: [] })
afterEach(() => setSiteState(undefined))

test.each([
  { path: '/', shown: true },
  { path: '/tests/worry', shown: true },
  { path: '/me', shown: true },
  { path: '/reports', shown: true },
  { path: '/column/report', shown: true },
  { path: '/help-now', shown: false },
  { path: '/tests/worry/run', shown: false },
  { path: '/report/abc', shown: false },
  { path: '/r/abc', shown: false },
  { path: '/me/trend', shown: false },
  { path: '/me/year/2026', shown: false },
])('notice on $path is shown: $shown', ({ path, shown }) => {
  showNotices(notice('information', '11:00', '13:00'))
  expect(noticeFor(path, now) !== undefined).toBe(shown)
})

test.each([
  { why: 'it has begun', notices: [notice('information', '12:00', '13:00')], found: 'information from 12:00' },
  { why: 'it is over', notices: [notice('information', '11:00', '12:00')], found: undefined },
  { why: 'it is to come', notices: [notice('information', '12:01', '13:00')], found: undefined },
  {
    why: 'a disturbance comes first',
    notices: [notice('information', '11:00', '13:00'), notice('disturbance', '11:30', '13:00')],
    found: 'disturbance from 11:30',
  },
])('$why: $found', ({ notices, found }) => {
  showNotices(...notices)
  expect(noticeFor('/', now)?.id).toBe(found)
})

test('nothing is said before anything is known', () => expect(noticeFor('/', now)).toBeUndefined())

test('a notice is text, whatever was typed', () => {
  expect(noticeMarkup(notice('disturbance', '11:00', '13:00'), 'en')).toBe(
    '<p class="site-notice" role="status" data-news="disturbance"><span>Down &#60;b&#62;tonight&#60;/b&#62;</span></p>',
  )
})
