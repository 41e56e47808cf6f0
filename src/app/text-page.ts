import type { Metadata } from 'next'
import type { Locale } from '@/core/locale'
import { documentMetadata } from '@/seo/metadata'
import { texts } from '@/server/i18n'

/** Namespaces whose document is a page of text with its own title, description and keywords. */
type TextPage = 'contact' | 'help' | 'privacy' | 'refunds' | 'terms' | 'tests'

/** The metadata of a document whose texts are one namespace. */
export async function textPageMetadata(locale: Locale, path: string, namespace: TextPage): Promise<Metadata> {
  const t = await texts(locale, namespace)
  const name = (await texts(locale, 'common'))('site.name')
  const page = { title: `${t('title')} · ${name}`, description: t('description'), keywords: t('keywords') }
  return documentMetadata(locale, path, page, name)
}
