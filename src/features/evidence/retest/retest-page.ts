import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db/db'
import { plainPage } from '@/server/http/plain-page'
import { requestLocale } from '@/server/http/request-locale'
import { loadTexts } from '@/server/i18n/dictionaries'
import { confirmRetestAddress, findRetest, leaveRetestByKey } from './retest'

const KEY = /^[\w-]{43}$/

type State = 'confirm' | 'early' | 'begin' | 'done' | 'confirmed' | 'left' | 'over'
type Entry = NonNullable<Awaited<ReturnType<typeof findRetest>>>

function stateOf(entry: Entry | null, now: Date): State {
  if (!entry || entry.leftAt) return 'over'
  if (entry.second?.completedAt) return 'done'
  if (now >= entry.closesAt) return 'over'
  if (!entry.confirmedAt) return now < entry.askAt && entry.email !== null ? 'confirm' : 'over'
  return entry.askedAt ? 'begin' : 'early'
}

/** Returns the page that a retest mail links to. Writes nothing, because scanners of mail servers open links too. */
export async function showRetest(db: Db, key: string, req: Request, now = new Date()): Promise<Response> {
  const entry = KEY.test(key) ? await findRetest(db, key) : null
  return page(requestLocale(req), stateOf(entry, now))
}

/**
 * Handles a button of that page, without script. Every posted value except `confirm` and `begin` ends the
 * participation: mail programs post `List-Unsubscribe=One-Click` on their own (RFC 8058), without cookies and from
 * anywhere; only the key is needed.
 */
export async function answerRetest(db: Db, key: string, req: Request, now = new Date()): Promise<Response> {
  const locale = requestLocale(req)
  const entry = KEY.test(key) ? await findRetest(db, key) : null
  if (!entry) return page(locale, 'over')
  const choice = (await req.formData().catch(() => undefined))?.get('choice')
  if (choice === 'confirm') return page(locale, (await confirmRetestAddress(db, key, now)) ? 'confirmed' : 'over')
  if (choice === 'begin') return stateOf(entry, now) === 'begin' ? begin(entry, key) : page(locale, stateOf(entry, now))
  await leaveRetestByKey(db, key, now)
  return page(locale, 'left')
}

/**
 * Redirects to the consent of the test in the language of the first sitting. The key is in the fragment, which no
 * server sees.
 */
function begin({ sitting: { instrument, locale } }: Entry, key: string): Response {
  const location = `/tests/${instrument}/run?lang=${locale}#again=${key}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

const buttons = {
  confirm: ['confirm', 'forget'],
  early: ['stop'],
  begin: ['begin', 'stop'],
  done: ['takeBack'],
  confirmed: [],
  left: [],
  over: [],
} as const satisfies Record<State, readonly string[]>

async function page(locale: Locale, state: State): Promise<Response> {
  const t = await loadTexts(locale, 'studies')
  return plainPage({
    locale,
    status: state === 'over' ? 404 : 200,
    title: t(`retest.page.${state}.title`),
    text: t(`retest.page.${state}.text`),
    choices: buttons[state].map((value) => ({ value, label: t(`retest.page.buttons.${value}`) })),
    links: [{ href: '/landing/home', label: t('retest.page.home'), replace: true }],
  })
}
