import type { Locale } from '@/core/locale'
import published from './published.json'

type Hashes = Readonly<Record<'key' | Locale, string>>

/**
 * Returns the hashes of a version's scoring key and of its texts in one language, joined by a hyphen, as recorded when
 * it was published.
 * @throws Error for a version that was never published.
 */
export function publishedHash(slug: string, version: number, locale: Locale): string {
  const instruments: Readonly<Record<string, Hashes>> = published.instruments
  const hashes = instruments[`${slug}/v${version}`]
  if (!hashes) throw new Error(`${slug} v${version} was never published`)
  return `${hashes.key}-${hashes[locale]}`
}
