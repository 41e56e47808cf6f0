import { renderCardSvg } from '@/core/charts/card'
import { isCardBackground, isCardFormat } from '@/core/charts/card-formats'
import { buildCardPicture } from '@/core/charts/card-words'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import type { Db } from '@/server/db/db'
import { plainPage } from '@/server/http/plain-page'
import { requestLocale } from '@/server/http/request-locale'
import { privateHeaders, scriptlessPolicy } from '@/server/http/response-headers'
import { loadTexts } from '@/server/i18n/dictionaries'
import { renderCard } from './card-html'
import { type CardView, openCard } from './cards'
import { getTestAddress } from './test-address'

const KEY = /^[\w-]{43}$/

/** Returns a card as a page for anyone with its link: no script, no cookie, and not indexed by search engines. */
export async function showCardPage(db: Db, req: Request, key: string): Promise<Response> {
  const found = await findCard(db, req, key)
  if (found instanceof Response) return found
  const { view, locale } = found
  const [share, common] = await Promise.all([loadTexts(locale, 'share'), loadTexts(locale, 'common')])
  const picture = await pictureOf(view, locale)
  const path = `/share/${key}`
  const drawn = !new URL(req.url).searchParams.has('lang')
  return renderCard({ view, picture, locale, path, origin: env.APP_URL, drawn, share, common })
}

/** Returns a card as a picture in the format and on the background of the URL; by default upright and on paper. */
export async function showCardImage(db: Db, req: Request, key: string): Promise<Response> {
  const found = await findCard(db, req, key)
  if (found instanceof Response) return found
  const { searchParams } = new URL(req.url)
  const [format, ground] = [searchParams.get('format'), searchParams.get('ground')]
  const svg = renderCardSvg(await pictureOf(found.view, found.locale), {
    format: isCardFormat(format) ? format : 'tall',
    ground: isCardBackground(ground) ? ground : 'paper',
  })
  return new Response(svg, {
    headers: {
      ...privateHeaders,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': scriptlessPolicy(),
    },
  })
}

async function findCard(db: Db, req: Request, key: string): Promise<{ view: CardView; locale: Locale } | Response> {
  const opened = KEY.test(key) ? await openCard(db, key) : { state: 'unknown' as const }
  const locale = requestLocale(req, opened.state === 'unknown' ? undefined : opened.locale)
  if (opened.state === 'live') return { view: await opened.view(locale), locale }
  return opened.state === 'revoked' ? showGonePage(locale, 'card') : unknownPage(locale)
}

async function pictureOf(view: CardView, locale: Locale) {
  const [share, report, common] = await Promise.all([
    loadTexts(locale, 'share'),
    loadTexts(locale, 'report'),
    loadTexts(locale, 'common'),
  ])
  return buildCardPicture({ ...view, ...getTestAddress(view.slug) }, locale, common('site.name'), { share, report })
}

/** Returns the page for a card or comparison that is closed for good (410). */
export async function showGonePage(locale: Locale, what: 'card' | 'comparison'): Promise<Response> {
  const t = await loadTexts(locale, 'share')
  const links = [{ href: '/landing/home', label: t('gone.home'), replace: true }]
  return plainPage({ locale, status: 410, title: t(`gone.${what}Title`), text: t(`gone.${what}Text`), links })
}

async function unknownPage(locale: Locale): Promise<Response> {
  const t = await loadTexts(locale, 'share')
  const links = [{ href: '/tests', label: t('unknown.tests') }]
  return plainPage({ locale, status: 404, title: t('unknown.title'), text: t('unknown.text'), links })
}
