import { expect, test } from 'vitest'
import { appPolicy } from './csp'

const directives = (policy: string): Map<string, string> =>
  new Map(policy.split('; ').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]))

test('the CSP of the app allows only known scripts and style elements, but any style attribute [app-style-hashes]', () => {
  const policy = directives(appPolicy("'nonce-1'", "'sha256-a'"))
  expect(policy.get('script-src')).toMatch(/^'self' 'sha256-\S+' 'sha256-\S+' 'nonce-1'$/)
  expect(policy.get('style-src-elem')).toBe("'self' 'sha256-a'")
  expect(policy.get('style-src-attr')).toBe("'unsafe-inline'")
})

test('the CSP in development allows all inline styles', () => {
  const policy = directives(appPolicy("'unsafe-inline' 'unsafe-eval'", ''))
  expect(policy.get('style-src')).toBe("'self' 'unsafe-inline'")
  expect(policy.has('style-src-elem')).toBe(false)
})
