import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Locale } from '@/core/locale'
import { type Article, ArticleFacts } from './article'

/** Non-breaking space, between a number and its unit. */
const HARD_SPACE = '\u00a0'

/**
 * Applies typographic rules that keyboards do not support: curly apostrophes, real ellipses, non-breaking spaces after
 * numbers. It never changes Markdown syntax.
 */
export function applyTypography(text: string, locale: Locale): string {
  if (locale === 'cn') return text.replace(/…(?!…)(?<!……)/g, '……').replace(/\.{3,}/g, '……')
  const set = text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/\.{3}/g, '…')
    .replace(/(?<=\d) (?=%|(?:min|km|kg|mg|cm)\b)|(?<=\b\d{1,3}) (?=\d{3}\b)/g, HARD_SPACE)
  // Spanish puts a space before the percent sign.
  return locale === 'es' ? set.replace(/(?<=\d)%/g, `${HARD_SPACE}%`) : set
}

/** Language whose file also contains the facts shared by all languages. */
export const factsLocale: Locale = 'cn'

const text = z.string('is not a text').trim().min(1, 'is empty')

/** Front matter that every language has. */
const FrontMatter = z.object({
  title: text.max(70, 'has more than 70 characters'),
  /** Lede of the page and meta description, 50–170 characters (Chinese: 30–90). */
  description: text,
})
type FrontMatter = z.infer<typeof FrontMatter>

/** Article in one language. */
export interface ArticleText extends FrontMatter {
  /** Markdown without its front matter. */
  body: string
}

/**
 * Reads a Markdown file with its front matter.
 * @throws Error naming each field that is missing, wrong or unknown
 */
export function parseArticle(file: string, locale: Locale): ArticleText {
  const { title, description } = checkedFields(FrontMatter, file, locale)
  return {
    title: applyTypography(title, locale),
    description: applyTypography(description, locale),
    body: applyTypography(partsOf(file).body.trim(), locale),
  }
}

/**
 * Reads the facts shared by all languages from the file in `factsLocale`.
 * @throws Error naming each field that is missing, wrong or unknown
 */
export function parseFacts(file: string): ArticleFacts {
  const facts = checkedFields(ArticleFacts, file, factsLocale)
  return { ...facts, sources: facts.sources.map((source) => applyTypography(source, 'en')) }
}

const PARTS = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/

function partsOf(file: string): { head: string; body: string } {
  const [, head, body] = PARTS.exec(file.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('does not begin with front matter between --- lines')
  return { head, body }
}

type Fields = Readonly<Record<string, unknown>>

function checkedFields<T>(schema: z.ZodType<T>, file: string, locale: Locale): T {
  const fields = parseFields(partsOf(file).head)
  const found = schema.safeParse(fields)
  const faults = [
    ...Object.keys(fields).flatMap((field) => unknownFault(field, locale) ?? []),
    ...(found.error?.issues ?? []).map((issue) => valueFault(issue, fields)),
  ]
  if (!found.success || faults.length > 0) throw new Error(faults.join('; '))
  return found.data
}

function parseFields(head: string): Fields {
  try {
    // The added line break replaces the line of dashes, so that YAML errors show the line number in the file.
    const fields: unknown = parse(`\n${head}`)
    return fields instanceof Object && !Array.isArray(fields) ? (fields as Fields) : {}
  } catch (error) {
    const [why = ''] = (error as Error).message.split('\n', 1)
    throw new Error(`has front matter that is not YAML: ${why.replace(/:$/, '')}`)
  }
}

function unknownFault(field: string, locale: Locale): string | undefined {
  if (field in FrontMatter.shape) return undefined
  if (!(field in ArticleFacts.shape)) return `${field} is no field of an article`
  return locale === factsLocale ? undefined : `${field} stands in ${factsLocale}.md alone`
}

/** Returns a message with the value of a field and its requirement. */
function valueFault({ path, message }: z.core.$ZodIssue, fields: Fields): string {
  const field = String(path[0])
  const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], fields)
  if (value === undefined || value === null) return `${field} is missing`
  return `${field} ${typeof value === 'object' ? '' : `“${String(value).slice(0, 60)}” `}${message}`
}

export const articleFile = ({ column, id }: Pick<Article, 'column' | 'id'>, locale: Locale): string =>
  join('src/content/columns', column, id, `${locale}.md`)

const loaded = new Map<string, ArticleText>()

/** Returns the text of an article, read once; in development, read on every call. */
export function articleText(article: Pick<Article, 'column' | 'id'>, locale: Locale): ArticleText {
  const file = articleFile(article, locale)
  const known = loaded.get(file)
  if (known && process.env.NODE_ENV !== 'development') return known
  const read = parseArticle(readFileSync(join(process.cwd(), file), 'utf8'), locale)
  loaded.set(file, read)
  return read
}
