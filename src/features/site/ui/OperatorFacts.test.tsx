import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locales } from '@/core/locale'

beforeEach(() => {
  vi.resetModules()
  for (const name of ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'PROCESSORS']) vi.stubEnv(name, '')
})
afterEach(() => vi.unstubAllEnvs())

/** Renders both parts as the build does, then fills them as the server does. */
async function prerendered(locale: (typeof locales)[number]): Promise<string> {
  const { OperatorFacts, Processors } = await import('./OperatorFacts')
  const { fillOperator } = await import('@/seo/operator')
  vi.stubEnv('NODE_ENV', 'production')
  const parts = [await OperatorFacts({ locale }), await Processors({ locale })]
  const html = parts.map((part) => renderToStaticMarkup(part)).join('')
  expect(html.match(/\.operator\.invalid/g)).toHaveLength(17)
  return fillOperator(html, locale)
}

test.each(locales)('the prerendered page in %s keeps only the configured operator facts', async (locale) => {
  vi.stubEnv('OPERATOR_NAME', 'Luz Clara, S.L.')
  vi.stubEnv('OPERATOR_ADDRESS', 'Calle Mayor 1, Madrid')
  vi.stubEnv('PROCESSORS', 'mail: Correo GmbH | DE | dpo@correo.example')
  const html = await prerendered(locale)
  const values = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value)
  expect(values).toEqual([
    'Luz Clara, S.L.',
    'Calle Mayor 1, Madrid',
    expect.stringMatching(/^Correo GmbH \(.+\) · dpo@/),
  ])
  expect(html).not.toContain('invalid')
  expect(html.match(/<section|<\/section>/g)).toHaveLength(4)
})

test('the prerendered page is empty when no facts are configured', async () => {
  expect(await prerendered('es')).toBe('')
})

test('the development page shows nothing when no facts are configured', async () => {
  const { OperatorFacts, Processors } = await import('./OperatorFacts')
  expect([await OperatorFacts({ locale: 'en' }), await Processors({ locale: 'en' })]).toEqual([null, null])
})
