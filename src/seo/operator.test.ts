import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = [
  '<section data-line="operator"><h2>Who</h2><dl>',
  '<div data-line="name"><dt>Name</dt><dd>name.operator.invalid</dd></div>',
  '<div class="x" data-line="phone"><dt>Telephone</dt><dd>phone.operator.invalid</dd></div>',
  '</dl></section><section data-line="processors"><h2>Companies</h2><dl>',
  '<div data-line="hosting"><dt>Hosting</dt><dd>hosting.operator.invalid</dd></div>',
  '<div data-line="mail"><dt>Mail</dt><dd>mail.operator.invalid</dd></div>',
  '</dl></section><section>stays</section>',
].join('')

async function filled(settings: Record<string, string>, locale: 'cn' | 'en' | 'es' = 'en'): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { fillOperator } = await import('./operator')
  return fillOperator(page, locale)
}

beforeEach(() => {
  vi.resetModules()
  for (const name of ['OPERATOR_NAME', 'OPERATOR_PHONE', 'PROCESSORS']) vi.stubEnv(name, '')
})
afterEach(() => vi.unstubAllEnvs())

test('operator facts and placeholders disappear when nothing is configured', async () => {
  expect(await filled({})).toBe('<section>stays</section>')
})

test('a configured fact is shown escaped, and a fact without a value disappears with its label', async () => {
  const html = await filled({ OPERATOR_NAME: 'Luz & <Clara>' })
  expect(html).toContain('<dd>Luz &#38; &#60;Clara&#62;</dd>')
  expect(html).not.toMatch(/Telephone|Companies|invalid/)
})

test.each([
  { locale: 'en', country: 'Germany' },
  { locale: 'es', country: 'Alemania' },
  { locale: 'cn', country: '德国' },
] as const)(
  'companies with the same role are listed together with their country in $locale',
  async ({ locale, country }) => {
    const PROCESSORS = 'hosting: Nube GmbH | DE | a@nube.example; hosting: Otra | DE | b@otra.example'
    const html = await filled({ PROCESSORS }, locale)
    expect(html).toContain(`<dd>Nube GmbH (${country}) · a@nube.example; Otra (${country}) · b@otra.example</dd>`)
    expect(html).not.toMatch(/<dt>Mail|Who|invalid/)
  },
)

test.each([
  { DATA_KEYS: '', says: 'in clear' },
  { DATA_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`, says: 'encrypted' },
])('a page says that answers are stored $says when DATA_KEYS is "$DATA_KEYS"', async ({ DATA_KEYS, says }) => {
  vi.stubEnv('DATA_KEYS', DATA_KEYS)
  const { fillOperator } = await import('./operator')
  expect(fillOperator('<p data-line="sealed">encrypted</p><p data-line="clear">in clear</p>', 'en')).toBe(
    `<p data-line="${says === 'encrypted' ? 'sealed' : 'clear'}">${says}</p>`,
  )
})
