import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scriptHash } from '../../src/server/http/csp'
import { markWords } from './chinese-words'
import { paintFirst } from './paint-first'

const APP = '.next/server/app'
const OUT = '.next/documents'

/**
 * After `next build`: documents go to .next/documents without the framework's scripts and, in Chinese, with their words
 * marked; every other prerendered page runs its scripts after the first paint, and the hashes of its inline scripts go to
 * .next/csp-hashes.json.
 */
export function postbuild(): { documents: number; apps: number } {
  rmSync(OUT, { recursive: true, force: true })
  const hashes: Record<string, string> = {}
  let documents = 0
  for (const file of readdirSync(APP, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(APP, file), 'utf8')
    if (/<html[^>]* data-kind="document"/.test(html)) {
      const out = join(OUT, file)
      mkdirSync(dirname(out), { recursive: true })
      writeFileSync(out, markWords(stripFramework(html)))
      documents++
    } else {
      const app = paintFirst(html)
      writeFileSync(join(APP, file), app)
      hashes[`/${file.slice(0, -'.html'.length)}`] = inlineScriptHashes(app)
    }
  }
  writeFileSync('.next/csp-hashes.json', JSON.stringify(hashes))
  return { documents, apps: Object.keys(hashes).length }
}

/** A document is finished HTML: what only hydration needs goes, scripts marked `data-keep` and JSON-LD stay. */
export function stripFramework(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (script, attributes: string) =>
      /\bdata-keep\b|application\/ld\+json/.test(attributes) ? script : '',
    )
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<!--(?:\$|\/\$|\$\?|\$!|&|\/&| )?-->/g, '')
    .replace(/<div hidden="">\s*<\/div>/g, '')
}

function inlineScriptHashes(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue
    hashes.add(scriptHash(body))
  }
  return [...hashes].join(' ')
}
