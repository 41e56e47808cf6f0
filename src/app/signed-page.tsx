import type { Locale } from '@/core/locale'
import { JsonLd, signedPageJsonLd } from '@/seo/json-ld'

interface Props {
  locale: Locale
  path: string
  title: string
}

/** Who wrote and checked a page, for search engines; nothing where nobody signs. */
export function SignedPage({ locale, ...page }: Props) {
  const data = signedPageJsonLd(locale, page)
  return data && <JsonLd data={data} line="signed" />
}
