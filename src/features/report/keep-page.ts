import { type Locale, localeCookie, resolveLocale } from '@/core/locale'
import { readCookie } from '@/server/cookies'
import type { Db } from '@/server/db'
import { plainTexts } from '@/server/dictionaries'
import { plainPage } from '@/server/http/plain-page'
import { countKept, keepResults } from '@/server/keep-results'

const KEY = /^[\w-]{43}$/

/** What the address in the warning shows. Nothing is written: scanners of mail servers open links too. */
export async function showKeep(db: Db, key: string, req: Request): Promise<Response> {
  return page(req, KEY.test(key) && (await countKept(db, key)) > 0 ? 'ask' : 'over')
}

/** Its button, without script: keeps everything that the mail is about. The key is enough, from wherever it comes. */
export async function answerKeep(db: Db, key: string, req: Request): Promise<Response> {
  return page(req, KEY.test(key) && (await keepResults(db, key)) ? 'kept' : 'over')
}

function localeOf(req: Request): Locale {
  const lang = new URL(req.url).searchParams.get('lang')
  return resolveLocale(lang, readCookie(req.headers.get('cookie'), localeCookie), req.headers.get('accept-language'))
}

async function page(req: Request, said: 'ask' | 'kept' | 'over'): Promise<Response> {
  const locale = localeOf(req)
  const t = await plainTexts(locale, 'keep')
  return plainPage({
    locale,
    status: said === 'over' ? 404 : 200,
    title: t(`${said}.title`),
    text: t(`${said}.text`),
    choices: said === 'ask' ? [{ value: 'keep', label: t('keep') }] : [],
    links: [
      ...(said === 'over' ? [] : [{ href: '/retrieve', label: t('find') }]),
      { href: '/landing/home', label: t('home'), replace: true },
    ],
  })
}
