import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REVEAL_SCRIPT } from '@/documents/browser/reveal'
import { THEME_SCRIPT } from '@/documents/browser/theme'

/** A CSP source for one inline script or style. */
export const inlineHash = (body: string): string => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

/** Sources for the style elements that a finished page came with. */
export const stylesOf = (html: string): string =>
  [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, body = '']) => inlineHash(body)).join(' ')

/** The policy of finished HTML: no script but the theme's and our own files, and of its styles those it came with. */
export const documentPolicy = (html: string): string => policyOf('', `style-src 'self' ${stylesOf(html)}`.trim())

/**
 * The policy of a page that goes on in the browser. Style elements are those that the build knows, by their hash, also
 * when a script writes them; attributes are the component library's, which sets sizes in them. A browser that does not
 * tell the two apart goes by the first line, and so does development, which is built from nothing.
 * @param scripts further sources of scripts: hashes, or a nonce
 * @param styles hashes of style elements; none in development
 */
export const appPolicy = (scripts: string, styles: string): string =>
  policyOf(
    scripts.includes("'unsafe-inline'") ? scripts : `${inlineHash(REVEAL_SCRIPT)} ${scripts}`,
    ["style-src 'self' 'unsafe-inline'", ...(styles ? [`style-src-elem 'self' ${styles}`, attributes] : [])].join('; '),
  )

const attributes = "style-src-attr 'unsafe-inline'"

const policyOf = (scripts: string, styles: string): string =>
  [
    "default-src 'self'",
    // Development allows inline scripts, and a hash would switch 'unsafe-inline' off again.
    `script-src 'self' ${[...(scripts.includes("'unsafe-inline'") ? [] : [inlineHash(THEME_SCRIPT)]), scripts].join(' ').trim()}`,
    styles,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Headers of every answer, documents and Next's alike. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Hashes of the inline code of apps, as scripts/build/build.ts found it. */
export interface InlineHashes {
  /** Hashes of the scripts of every prerendered page, by its path with the language. */
  scripts: Readonly<Record<string, string>>
  /** Hashes of the style elements of all pages: the component library writes the same ones into every app. */
  styles: string
}

export function inlineHashes(): InlineHashes {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), '.next/csp-hashes.json'), 'utf8'))
  } catch {
    return { scripts: {}, styles: '' }
  }
}
