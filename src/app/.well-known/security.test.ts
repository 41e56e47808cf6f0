import { expect, test } from 'vitest'
import { env } from '@/env'
import { config } from '@/proxy'
import { GET } from './security.txt/route'

test('security.txt states the contact address in plain text and expires within a year', async () => {
  const response = GET()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain(`Contact: mailto:${env.SUPPORT_EMAIL}\n`)
  expect(text).toContain(`Canonical: ${env.APP_URL}/.well-known/security.txt\n`)
  const days = (Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - Date.now()) / (24 * 60 * 60_000)
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
})

test('the proxy matcher skips security.txt but matches the page /about', () => {
  const [matcher = ''] = config.matcher
  expect(new RegExp(`^${matcher}$`).test('/.well-known/security.txt')).toBe(false)
  expect(new RegExp(`^${matcher}$`).test('/about')).toBe(true)
})
