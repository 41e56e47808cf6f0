import { type Verdict, verdicts } from '@/core/evidence/release'
import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db/db'
import { plainPage } from '@/server/http/plain-page'
import { requestLocale } from '@/server/http/request-locale'
import { loadTexts } from '@/server/i18n/dictionaries'
import { answerTicket, findTicket, verdictOf } from './tickets'

const KEY = /^[\w-]{43}$/

type State = 'ask' | 'answered' | 'takenBack' | 'over'

/**
 * Returns the page that a mail links to, with the question about the plan. Writes nothing, because scanners of mail
 * servers open links too.
 */
export async function showPlanQuestion(db: Db, key: string, req: Request, now = new Date()): Promise<Response> {
  const ticket = KEY.test(key) ? await findTicket(db, key, now) : null
  const verdict = ticket && verdictOf(ticket)
  return page(requestLocale(req), !ticket ? 'over' : verdict === null ? 'ask' : 'answered', verdict)
}

/** Handles one tap on that page, without script: stores, replaces or deletes the answer. */
export async function answerPlanQuestion(db: Db, key: string, req: Request, now = new Date()): Promise<Response> {
  const locale = requestLocale(req)
  const choice = (await req.formData().catch(() => undefined))?.get('choice')
  const verdict = verdicts.find((one) => one === choice) ?? null
  if (!KEY.test(key)) return page(locale, 'over', null)
  // Any other value, such as one that a mail program posts, is no answer.
  if (verdict === null && choice !== 'takeBack') return showPlanQuestion(db, key, req, now)
  if (!(await answerTicket(db, key, verdict, now))) return page(locale, 'over', null)
  return page(locale, verdict === null ? 'takenBack' : 'answered', verdict)
}

async function page(locale: Locale, state: State, verdict: Verdict | null): Promise<Response> {
  const t = await loadTexts(locale, 'studies')
  const ways = state === 'over' ? [] : verdicts.toReversed().filter((one) => one !== verdict)
  return plainPage({
    locale,
    alike: true,
    status: state === 'over' ? 404 : 200,
    title: t(`usefulness.page.${state}.title`),
    text: t(`usefulness.page.${state}.text`, verdict === null ? {} : { answer: t(`usefulness.answers.${verdict}`) }),
    choices: [
      ...ways.map((value) => ({ value, label: t(`usefulness.answers.${value}`) })),
      ...(state === 'answered' ? [{ value: 'takeBack', label: t('usefulness.page.takeBack') }] : []),
    ],
    links: [{ href: '/landing/home', label: t('usefulness.page.home'), replace: true }],
  })
}
