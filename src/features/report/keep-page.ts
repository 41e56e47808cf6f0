import type { Db } from '@/server/db/db'
import { plainPage } from '@/server/http/plain-page'
import { requestLocale } from '@/server/http/request-locale'
import { plainTexts } from '@/server/i18n/dictionaries'
import { countKept, keepResults } from '@/server/retention/keep-results'

/** Returns the page of the link in the warning mail. It writes nothing: scanners of mail servers open links too. */
export async function showKeep(db: Db, key: string, req: Request): Promise<Response> {
  return page(req, (await countKept(db, key)) > 0 ? 'ask' : 'over')
}

/**
 * Handles the button of that page, without script: keeps all results that the mail is about. Only the key is needed.
 */
export async function answerKeep(db: Db, key: string, req: Request): Promise<Response> {
  return page(req, (await keepResults(db, key)) ? 'kept' : 'over')
}

async function page(req: Request, state: 'ask' | 'kept' | 'over'): Promise<Response> {
  const locale = requestLocale(req)
  const t = await plainTexts(locale, 'keep')
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
