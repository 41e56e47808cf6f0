import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Locale } from '@/core/locale'
import { typographic } from '../typography'
import type { Article } from './columns'

const text = z.string().trim().min(1)

const FrontMatter = z.strictObject({
  title: text.max(70),
  /** Lede of the page and meta description, 50–170 characters (Chinese: 30–90). */
  description: text,
  /** Works the article rests on, the same in every language. */
  sources: z.array(text).min(3),
})
type FrontMatter = z.infer<typeof FrontMatter>

/** One article in one language. */
export interface ArticleText extends FrontMatter {
  /** Markdown without its front matter. */
  body: string
}

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/**
 * Reads a Markdown file with its front matter.
 * @throws Error naming the field when something is missing or unknown.
 */
export function parseArticle(file: string, locale: Locale): ArticleText {
  const [, head, body] = PARTS.exec(file.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('does not begin with front matter between --- lines')
  const matter = FrontMatter.safeParse(parse(head))
  if (!matter.success) {
    throw new Error(matter.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  }
  const { title, description, sources } = matter.data
  return {
    title: typographic(title, locale),
    description: typographic(description, locale),
    sources: sources.map((source) => typographic(source, 'en')),
    body: typographic(body.trim(), locale),
  }
}

export const articleFile = ({ column, id }: Pick<Article, 'column' | 'id'>, locale: Locale): string =>
  join('src/content/columns', column, id, `${locale}.md`)

const loaded = new Map<string, ArticleText>()

/** The text of an article, read once; while developing it is read again each time. */
export function articleText(article: Pick<Article, 'column' | 'id'>, locale: Locale): ArticleText {
  const file = articleFile(article, locale)
  const known = loaded.get(file)
  if (known && process.env.NODE_ENV !== 'development') return known
  const read = parseArticle(readFileSync(join(process.cwd(), file), 'utf8'), locale)
  loaded.set(file, read)
  return read
}
