import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { THEME_SCRIPT } from '@/document/theme-script'

/** A CSP source for one inline script. */
export const scriptHash = (body: string): string => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

/** The policy of a page; `scripts` are further script sources (hashes or a nonce). */
export const contentSecurityPolicy = (scripts = ''): string =>
  [
    "default-src 'self'",
    // Development allows inline scripts, and a hash would switch 'unsafe-inline' off again.
    `script-src 'self' ${[...(scripts.includes("'unsafe-inline'") ? [] : [scriptHash(THEME_SCRIPT)]), scripts].join(' ').trim()}`,
    // Mantine and charts set style attributes.
    "style-src 'self' 'unsafe-inline'",
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

/** Hashes of the inline scripts of every prerendered page, by path with its language: written by scripts/build.ts. */
export function prerenderedHashes(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), '.next/csp-hashes.json'), 'utf8'))
  } catch {
    return {}
  }
}
