import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type InlineHashes, inlineHash } from '@/server/http/csp'
import {
  DOCUMENT_TAG,
  EMPTY_PLACEHOLDER,
  KEPT_SCRIPT,
  PAGES_DIR,
  REACT_COMMENT,
  SCRIPT,
  SCRIPT_LINK,
  STYLE_ATTRIBUTE,
} from '../framework'
import { paintFirst } from './paint-first'
import { insertWordBreaks } from './word-breaks'

const OUT = '.next/documents'

/**
 * Runs after `next build`: documents go to .next/documents without the framework's scripts and, in Chinese, with marked
 * words; every other prerendered page runs its scripts after the first paint, and the hashes of its inline scripts and
 * styles go to .next/csp-hashes.json.
 */
export function postbuild(): { documents: number; apps: number } {
  rmSync(OUT, { recursive: true, force: true })
  const scripts: Record<string, string> = {}
  const styles = new Set<string>()
  let documents = 0
  for (const file of readdirSync(PAGES_DIR, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(PAGES_DIR, file), 'utf8')
    if (DOCUMENT_TAG.test(html)) {
      const out = join(OUT, file)
      mkdirSync(dirname(out), { recursive: true })
      writeFileSync(out, insertWordBreaks(stripFramework(html)))
      documents++
    } else {
      const app = paintFirst(html)
      writeFileSync(join(PAGES_DIR, file), app)
      scripts[`/${file.slice(0, -'.html'.length)}`] = hashesOf('script', app).join(' ')
      for (const hash of hashesOf('style', app)) styles.add(hash)
    }
  }
  const hashes: InlineHashes = { scripts, styles: [...styles].join(' ') }
  writeFileSync('.next/csp-hashes.json', JSON.stringify(hashes))
  return { documents, apps: Object.keys(scripts).length }
}

/**
 * Returns the HTML of a document in its final form: removes everything that only hydration needs, keeps scripts marked
 * `data-keep` and JSON-LD, and moves styles of elements into the head.
 */
export function stripFramework(html: string): string {
  const plain = html
    .replace(SCRIPT, (script, attributes: string) => (KEPT_SCRIPT.test(attributes) ? script : ''))
    .replace(SCRIPT_LINK, '')
    .replace(REACT_COMMENT, '')
    .replace(EMPTY_PLACEHOLDER, '')
  return moveStylesToHead(plain)
}

/**
 * Moves `style` attributes of a document into one `<style>` in its head, so that its policy can name this element by
 * its hash and needs no 'unsafe-inline'. The doubled selector outranks classes, as the attribute did.
 * @throws Error for a declaration with a character that has a meaning in HTML
 */
export function moveStylesToHead(html: string): string {
  const lifted: string[] = []
  const body = html.replace(STYLE_ATTRIBUTE, (_, before: string, declarations: string) => {
    if (/[&<>{}]/.test(declarations)) throw new Error(`a document has the style "${declarations}"`)
    const known = lifted.indexOf(declarations)
    const place = known < 0 ? lifted.push(declarations) - 1 : known
    return `${before} data-s="${place}"`
  })
  if (lifted.length === 0) return html
  const rules = lifted.map((declarations, place) => `[data-s="${place}"][data-s]{${declarations}}`)
  return body.replace('</head>', `<style>${rules.join('')}</style></head>`)
}

/** Returns the CSP sources for the inline elements of a page that need one, each once. */
export function hashesOf(element: 'script' | 'style', html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(
    new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'),
  )) {
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue
    hashes.add(inlineHash(body))
  }
  return [...hashes]
}
