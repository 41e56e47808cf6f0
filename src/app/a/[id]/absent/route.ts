import { articleVisibility, publicLocales } from '@/content/articles/article-catalogue'
import { isLocale, localeNames, resolveLocale } from '@/core/locale'
import { plainPage } from '@/server/http/plain-page'
import { loadTexts } from '@/server/i18n/dictionaries'

export const dynamic = 'force-dynamic'

/**
 * Returns the page for an article that is not available (see src/proxy.ts): permanently withdrawn (410), or missing in
 * the reader's language (404), with links to its other languages.
 */
export async function GET(req: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const lang = new URL(req.url).searchParams.get('lang')
  const locale = isLocale(lang) ? lang : resolveLocale(null, undefined, req.headers.get('accept-language'))
  const t = await loadTexts(locale, 'column')
  const gone = articleVisibility(id, locale) === 'withdrawn'
  const others = publicLocales(id).map((other) => ({
    href: `/column/articleDetail/${id}?lang=${other}`,
    label: t('absent.other', { language: localeNames[other] }),
  }))
  const what = gone ? 'gone' : others.length > 0 ? 'untranslated' : 'unknown'
  const all = { href: '/column', label: t('absent.all') }
  return plainPage({
    locale,
    status: gone ? 410 : 404,
    title: t(`absent.${what}Title`),
    text: t(`absent.${what}Text`),
    links: gone ? [all, ...others] : [...others, all],
  })
}
