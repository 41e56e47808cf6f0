import type { Article } from '@/content/articles/article'
import { findAnyArticle } from '@/content/articles/articles'
import { DAY_SECONDS } from '@/core/time'
import { deriveKeys, equalInConstantTime } from '@/server/crypto/secrets'

/** Validity of a preview link in days. */
const previewDays = 7

const signaturesOf = (article: string, expires: number): string[] =>
  deriveKeys('article-preview', `${article}:${expires}`)

/** Returns the path of a link that opens an article, draft or not, until it expires. */
export function previewPath(article: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + previewDays * DAY_SECONDS
  const [signature = ''] = signaturesOf(article, expires)
  const query = new URLSearchParams({ article, expires: String(expires), signature })
  return `/column/articlePreview?${query}`
}

/** Query parameters in the address of a preview; a repeated parameter counts as missing. */
type PreviewQuery = Readonly<Record<string, string | string[] | undefined>>

/** Returns the article that a link opens; undefined if the link is forged, expired or incomplete. */
export function previewedArticle({ article, expires, signature }: PreviewQuery, now: Date): Article | undefined {
  if (typeof article !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return undefined
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return undefined
  if (!signaturesOf(article, Number(expires)).some((known) => equalInConstantTime(signature, known))) return undefined
  return findAnyArticle(article)
}
