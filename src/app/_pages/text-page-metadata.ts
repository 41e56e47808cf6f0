import type { Metadata } from 'next'
import { vipPercent } from '@/core/commerce/discount'
import type { Locale } from '@/core/locale'
import type { TextParams } from '@/core/texts/namespaces'
import { env } from '@/env'
import { addSiteName, documentMetadata } from '@/seo/metadata'
import { texts } from '@/server/i18n/i18n'

/** Namespaces whose page has its own title, description and keywords. */
type TextPage =
  | 'about'
  | 'contact'
  | 'health'
  | 'help'
  | 'mexico'
  | 'privacy'
  | 'refunds'
  | 'science'
  | 'shop'
  | 'terms'
  | 'tests'
  | 'vip'

async function pageText(locale: Locale, namespace: TextPage, params: TextParams = {}) {
  const t = await texts(locale, namespace)
  const name = (await texts(locale, 'common'))('site.name')
  const description = t('description', { percent: vipPercent, ...params })
  return { name, page: { title: addSiteName(t('title'), name), description, keywords: t('keywords') } }
}

/** Returns the metadata of a document with its texts in one namespace. */
export async function textPageMetadata(locale: Locale, path: string, namespace: TextPage): Promise<Metadata> {
  const { name, page } = await pageText(locale, namespace)
  return documentMetadata(locale, path, page, name)
}

/**
 * Returns the metadata of a document that is rendered per request, when the site's address is known.
 * @param params values of the placeholders in its description
 */
export async function livePageMetadata(
  locale: Locale,
  path: string,
  namespace: TextPage,
  params?: TextParams,
): Promise<Metadata> {
  const { name, page } = await pageText(locale, namespace, params)
  return documentMetadata(locale, path, page, name, env.APP_URL)
}
