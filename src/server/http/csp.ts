import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REVEAL_SCRIPT } from '@/documents/browser/report/reveal'
import { THEME_SCRIPT } from '@/documents/browser/theme/theme'

/** Returns the CSP source for one inline script or style. */
export const inlineHash = (body: string): string => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

/** Returns the sources for the style elements of a finished page. */
export const listStyleHashes = (html: string): string =>
  [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, body = '']) => inlineHash(body)).join(' ')

/**
 * Returns the policy of finished HTML: it allows only the theme's script and our own files, and the styles that the
 * page contains.
 */
export const documentPolicy = (html: string): string => policyOf('', `style-src 'self' ${listStyleHashes(html)}`.trim())

/**
 * Returns the policy of a page that runs React in the browser. It allows the style elements of the build by their hash,
 * also when a script writes them. It also allows style attributes, in which the component library sets sizes. A browser
 * without separate rules for style elements and attributes uses `style-src`; so does development, which has no build.
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

/** Headers of every response, of documents and of pages from Next. */
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

export function readInlineHashes(): InlineHashes {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), '.next/csp-hashes.json'), 'utf8'))
  } catch {
    return { scripts: {}, styles: '' }
  }
}
