import { Marked, type Token, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { Locale } from '@/core/locale'
import { isFigure, parseFigure } from './figures/figure'
import { figureHtml } from './figures/figure-html'

/** Heading of level 2 (`##`) of an article, for its table of contents. */
export interface Chapter {
  id: string
  title: string
}

export interface ArticleHtml {
  /** Sanitised: it contains no scripts and loads no resources. Figures are put in afterwards; their words are escaped. */
  html: string
  contents: readonly Chapter[]
}

/** Ids used by the page around the article. */
const RESERVED = ['content', 'contents', 'theme', 'sources', 'related', 'more']

/** HTML allowed in an article; other tags are removed, but their text stays. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br', 'hr'],
  allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'], ol: ['start'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }) },
}

/**
 * Returns the attributes of a link: internal paths and anchors unchanged, https addresses with a protective `rel`, and
 * none for anything else.
 */
function linkAttributes(href: string): sanitizeHtml.Attributes {
  if (/^(?:#|\/(?![/\\]))/.test(href)) return { href }
  return href.startsWith('https://') ? { href, rel: 'noopener noreferrer nofollow' } : {}
}

const markdown = new Marked({ gfm: true })

/** Yields the tokens of a text, including nested ones. */
export function* tokensOf(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token
    const inner = token as Partial<Tokens.Generic> & { items?: Token[] }
    yield* tokensOf([...(inner.tokens ?? []), ...(inner.items ?? [])])
  }
}

export const lexMarkdown = (body: string): readonly Token[] => markdown.lexer(body)

/** Returns the text of a token without markup. */
const wordsOf = (token: Token): string =>
  [...tokensOf([token])]
    .filter(
      (one): one is Tokens.Text => (one.type === 'text' || one.type === 'escape') && !('tokens' in one && one.tokens),
    )
    .map((one) => one.text)
    .join('')

/** Space that Markdown needs next to emphasis, but Chinese text must not have. */
const NEEDLESS_SPACE =
  /(?<=[\p{Script=Han}。，、；：？”）](?:<\/(?:strong|em)>)?) (?=(?:<(?:strong|em)>)?[\p{Script=Han}“（])/gu

/** Returns the text of an article as plain paragraphs, including headings and list items. */
export function plainParagraphs(body: string): string[] {
  const lines = (token: Token): string[] => {
    if (token.type === 'list') return (token as Tokens.List).items.map(wordsOf)
    if (token.type === 'blockquote') return ((token as Tokens.Blockquote).tokens ?? []).map(wordsOf)
    return [wordsOf(token)]
  }
  return lexMarkdown(body)
    .flatMap(lines)
    .map((line) => line.replace(/\s+/g, ' ').replace(NEEDLESS_SPACE, '').trim())
    .filter(Boolean)
}

/** Returns an id from the text of a heading, without accents; Chinese characters stay. */
const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'part'

/** Returns a function that gives each heading a unique id: repeated headings are numbered. */
function headingIds(): (title: string) => string {
  const used = new Set(RESERVED)
  return (title) => {
    const base = slug(title)
    let id = base
    for (let n = 2; used.has(id); n++) id = `${base}-${n}`
    used.add(id)
    return id
  }
}

/** Placeholder for a figure while the HTML is sanitised: a private-use character, then the number of the figure. */
const FIGURE = /<p>\uE000(\d+)<\/p>\n?/g

/**
 * Converts Markdown to sanitised HTML with heading ids and figures, and returns it with the list of chapters.
 * @throws Error that says what is wrong with a figure
 */
export function articleHtml(body: string): ArticleHtml {
  const contents: Chapter[] = []
  const figures: string[] = []
  const idFor = headingIds()
  const renderer = new Marked({
    gfm: true,
    renderer: {
      heading(token) {
        const title = wordsOf(token)
        const id = idFor(title)
        if (token.depth === 2) contents.push({ id, title })
        return `<h${token.depth} id="${id}">${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`
      },
      code(token) {
        if (!isFigure(token)) return ''
        return `<p>\uE000${figures.push(figureHtml(parseFigure(token.lang ?? '', token.text))) - 1}</p>\n`
      },
    },
  })
  const html = sanitizeHtml(renderer.parse(body.replaceAll('\uE000', ''), { async: false }), ALLOWED)
  const drawn = html.replace(NEEDLESS_SPACE, '').replace(FIGURE, (_, number: string) => figures[Number(number)] ?? '')
  return { html: drawn, contents }
}

const PER_MINUTE: Record<Locale, number> = { cn: 400, en: 220, es: 220 }

/** Returns the number of words; in Chinese, of characters. */
export function wordCount(body: string, locale: Locale): number {
  const text = plainParagraphs(body).join('\n')
  return (locale === 'cn' ? text.match(/\p{Script=Han}/gu) : text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu))?.length ?? 0
}

/** Returns the reading time in minutes, at least one. */
export const readingMinutes = (body: string, locale: Locale): number =>
  Math.max(1, Math.round(wordCount(body, locale) / PER_MINUTE[locale]))
