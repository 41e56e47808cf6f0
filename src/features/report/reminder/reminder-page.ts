import type { Db } from '@/server/db/db'
import { plainPage } from '@/server/http/plain-page'
import { requestLocale } from '@/server/http/request-locale'
import { loadTexts } from '@/server/i18n/dictionaries'
import { confirmReminder, findReminder, stopReminder } from './reminder'

const KEY = /^[\w-]{43}$/

type State = 'confirm' | 'stop' | 'confirmed' | 'stopped' | 'over'

/** Returns the page that a reminder mail links to. Writes nothing, because scanners of mail servers open links too. */
export async function showReminderPage(db: Db, key: string, req: Request): Promise<Response> {
  const reminder = await findReminder(db, key)
  return page(req, reminder === null ? 'over' : reminder.confirmedAt === null ? 'confirm' : 'stop')
}

/**
 * Handles a button on the page that a reminder mail links to. Works without script. Every posted value except `confirm`
 * stops the mails: mail programs post `List-Unsubscribe=One-Click` on their own (RFC 8058), without cookies and from
 * anywhere; only the key is needed.
 */
export async function submitReminderPage(db: Db, key: string, req: Request): Promise<Response> {
  if (!KEY.test(key)) return page(req, 'over')
  const form = await req.formData().catch(() => undefined)
  if (form?.get('choice') === 'confirm') return page(req, (await confirmReminder(db, key)) ? 'confirmed' : 'over')
  await stopReminder(db, key)
  return page(req, 'stopped')
}

async function page(req: Request, state: State): Promise<Response> {
  const locale = requestLocale(req)
  const t = await loadTexts(locale, 'reminder')
  const stop = { value: 'stop', label: t(state === 'confirm' ? 'mailed.forget' : 'mailed.end') }
  const confirm = { value: 'confirm', label: t('mailed.yes') }
  return plainPage({
    locale,
    status: state === 'over' ? 404 : 200,
    title: t(`mailed.${state}.title`),
    text: t(`mailed.${state}.text`),
    choices: state === 'confirm' ? [confirm, stop] : state === 'stop' ? [stop] : [],
    links: [{ href: '/landing/home', label: t('mailed.home'), replace: true }],
  })
}
