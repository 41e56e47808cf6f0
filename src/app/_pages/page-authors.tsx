import type { Locale } from '@/core/locale'
import { JsonLd, signedPageJsonLd } from '@/seo/json-ld'

interface Props {
  locale: Locale
  path: string
  title: string
}

/** Names the author and the reviewer of a page for search engines; renders nothing for an unsigned page. */
export function PageAuthors({ locale, ...page }: Props) {
  const data = signedPageJsonLd(locale, page)
  return data && <JsonLd data={data} line="signed" />
}
