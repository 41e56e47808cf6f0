import { afterEach, expect, test } from 'vitest'
import { type SiteNotice, setSiteState } from '@/core/site/state'
import { noticeFor, noticeMarkup } from './notice'

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
])('a notice is shown on $path: $shown', ({ path, shown }) => {
  showNotices(notice('information', '11:00', '13:00'))
  expect(noticeFor(path, now) !== undefined).toBe(shown)
})

test.each([
  { why: 'a notice has begun', notices: [notice('information', '12:00', '13:00')], found: 'information from 12:00' },
  { why: 'a notice has ended', notices: [notice('information', '11:00', '12:00')], found: undefined },
  { why: 'a notice has not begun yet', notices: [notice('information', '12:01', '13:00')], found: undefined },
  {
    why: 'an information and a disturbance are current',
    notices: [notice('information', '11:00', '13:00'), notice('disturbance', '11:30', '13:00')],
    found: 'disturbance from 11:30',
  },
])('noticeFor returns $found when $why', ({ notices, found }) => {
  showNotices(...notices)
  expect(noticeFor('/', now)?.id).toBe(found)
})

test('no notice is shown before the site state is loaded', () => expect(noticeFor('/', now)).toBeUndefined())

test('noticeMarkup escapes HTML in the text of a notice', () => {
  expect(noticeMarkup(notice('disturbance', '11:00', '13:00'), 'en')).toBe(
    '<p class="site-notice" role="status" data-news="disturbance"><span>Down &#60;b&#62;tonight&#60;/b&#62;</span></p>',
  )
})
