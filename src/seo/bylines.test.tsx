import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '@/core/locale'

beforeEach(() => {
  vi.resetModules()
  for (const name of ['CONTENT_AUTHOR', 'CONTENT_REVIEWER']) vi.stubEnv(name, '')
})
afterEach(() => vi.unstubAllEnvs())

const article = {
  path: '/column/articleDetail/a',
  title: 'A',
  description: 'b',
  published: '2026-11-01',
  changed: '2026-11-01',
  keywords: [],
}
const author = 'Lucía <Ríos> | 临床心理学博士 | PsyD | Doctora en Psicología'

const reviewer = 'Ben Ode | Psychologist'

/** Returns the statements of a page about its texts, as the build writes them and the server fills them in. */
async function page(locale: (typeof locales)[number]) {
  const { AuthorByline } = await import('@/features/site/ui/AuthorByline')
  const { articleJsonLd, JsonLd, signedPageJsonLd } = await import('./json-ld')
  const { fillOperator } = await import('./operator')
  vi.stubEnv('NODE_ENV', 'production')
  const about = signedPageJsonLd(locale, { path: '/science', title: 'Science' })
  const parts = [
    await AuthorByline({ locale }),
    <JsonLd key="article" data={articleJsonLd(locale, article, 'Mindglass')} />,
    about && <JsonLd key="page" data={about} line="signed" />,
  ]
  const html = fillOperator(parts.map((part) => renderToStaticMarkup(part)).join(''), locale)
  const data = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
  return { html, visible: [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, words]) => words), data }
}

describe('author and reviewer', () => {
  test.each([
    { locale: 'cn', line: 'Lucía &#60;Ríos&#62;，临床心理学博士', description: '临床心理学博士' },
    { locale: 'en', line: 'Lucía &#60;Ríos&#62;, PsyD', description: 'PsyD' },
    { locale: 'es', line: 'Lucía &#60;Ríos&#62;, Doctora en Psicología', description: 'Doctora en Psicología' },
  ] as const)('are shown on the page and in its JSON-LD in $locale', async ({ locale, line, description }) => {
    vi.stubEnv('CONTENT_AUTHOR', author)
    vi.stubEnv('CONTENT_REVIEWER', reviewer)
    const { html, visible, data } = await page(locale)
    expect(visible).toEqual([line, expect.stringMatching(/^Ben Ode.+Psychologist$/)])
    const person = { '@type': 'Person', name: 'Lucía <Ríos>', description }
    const checked = { '@type': 'Person', name: 'Ben Ode', description: 'Psychologist' }
    expect(data).toMatchObject([
      { '@type': 'Article', author: person, mainEntityOfPage: { '@type': 'WebPage', reviewedBy: checked } },
      { '@type': 'WebPage', author: person, reviewedBy: checked },
    ])
    expect(html).not.toMatch(/invalid"|person\.invalid|operator\.invalid/)
  })

  test('are shown without a reviewer when only the author is configured', async () => {
    vi.stubEnv('CONTENT_AUTHOR', 'Ana')
    const { html, visible, data } = await page('en')
    expect(visible).toEqual(['Ana'])
    expect(data[0].author).toEqual({ '@type': 'Person', name: 'Ana' })
    expect(html).not.toMatch(/reviewedBy|Checked|person\.invalid|operator\.invalid/)
  })

  test.each(locales)(
    'are absent when nobody is configured, and the site is named as the author, in %s',
    async (locale) => {
      const { html, visible, data } = await page(locale)
      expect(visible).toEqual([])
      expect(data).toMatchObject([{ '@type': 'Article', author: { '@type': 'Organization' } }])
      expect(data).toHaveLength(1)
      expect(html).not.toMatch(/<dl|reviewedBy|person\.invalid|operator\.invalid/)
    },
  )
})
