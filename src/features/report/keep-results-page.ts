import { hashKey } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { noteUse } from '@/server/entitlements'
import { plainPage } from '@/server/http/plain-page'
import { requestLocale } from '@/server/http/request-locale'
import { loadTexts } from '@/server/i18n/dictionaries'

/** Returns the page that the warning mail links to. Writes nothing, because scanners of mail servers open links too. */
export async function showKeepResultsPage(db: Db, key: string, req: Request): Promise<Response> {
  return page(req, (await countKept(db, key)) > 0 ? 'ask' : 'over')
}

/**
 * Handles the button on the page that the warning mail links to: keeps all results that the mail is about. Works
 * without script, and needs only the key.
 */
export async function submitKeepResultsPage(db: Db, key: string, req: Request): Promise<Response> {
  return page(req, (await keepResults(db, key)) ? 'kept' : 'over')
}

async function page(req: Request, state: 'ask' | 'kept' | 'over'): Promise<Response> {
  const locale = requestLocale(req)
  const t = await loadTexts(locale, 'keep')
  return plainPage({
    locale,
    status: state === 'over' ? 404 : 200,
    title: t(`${state}.title`),
    text: t(`${state}.text`),
    choices: state === 'ask' ? [{ value: 'keep', label: t('keep') }] : [],
    links: [
      ...(state === 'over' ? [] : [{ href: '/retrieve', label: t('find') }]),
      { href: '/landing/home', label: t('home'), replace: true },
    ],
  })
}

/** Counts the results and accounts that the key in a warning refers to. */
async function countKept(db: Db, key: string): Promise<number> {
  const where = { warningKeyHash: hashKey(key) }
  return (await db.entitlement.count({ where })) + (await db.user.count({ where }))
}

/**
 * Keeps all results and accounts that the key refers to, as reading or signing in would.
 * @returns false when none is left
 */
async function keepResults(db: Db, key: string): Promise<boolean> {
  const where = { warningKeyHash: hashKey(key) }
  const now = new Date()
  const paid = await noteUse(db, where, now)
  const free = await db.user.updateMany({ where, data: { keptAt: now } })
  return paid + free.count > 0
}
