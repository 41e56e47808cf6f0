import { afterEach, expect, test } from 'vitest'
import { GET } from '@/app/a/[id]/absent/route'
import sitemap from '@/app/sitemap'
import { articlePage } from '@/content/articles/article-page'
import type { Locale } from '@/core/locale'
import { type ArticlePhase, setSiteState } from '@/core/site/state'
import { listDocumentPaths } from '../document-paths'
import { describeSiteChanges } from '../site-changes'
import { articleVisibility, listArticles, publicLocales } from './article-catalogue'
import { allArticles, articlesAbout, findAnyArticle, findArticle, publishedArticles } from './articles'

const id = 'burnout'
const path = `/column/articleDetail/${id}`
const now = new Date('2026-12-01T12:00:00Z')

afterEach(() => setSiteState(undefined))

const stateOf = (phase: ArticlePhase, locale: Locale = 'es', publicAt: Date | null = null) =>
  setSiteState({ articles: [{ articleId: id, locale, phase, publicAt }], notices: [], offers: [] })

test('listArticles returns all articles and describeSiteChanges is empty when every article is published', () => {
  expect(listArticles('es')).toBe(allArticles())
  expect(describeSiteChanges()).toBe('')
  stateOf('published')
  expect(describeSiteChanges()).toBe('')
})

test.each(['withdrawn', 'draft'] as const)(
  'an article that is %s in one language is listed only in the other languages',
  (phase) => {
    stateOf(phase)
    const there = { es: listArticles('es'), en: listArticles('en') }
    expect(findArticle(id, there.es)).toBeUndefined()
    expect(findArticle(id, there.en)?.id).toBe(id)
    expect(publishedArticles(there.es)).toHaveLength(publishedArticles().length - 1)
    expect(articlesAbout('stress-burnout', there.es).map((one) => one.id)).not.toContain(id)
    expect(listDocumentPaths(there.es)).not.toContain(path)
    expect(articleVisibility(id, 'es')).toBe(phase === 'draft' ? 'hidden' : 'withdrawn')
    expect(publicLocales(id)).toEqual(['cn', 'en'])
    expect(describeSiteChanges()).toContain(`es/${id}`)
  },
)

test('the previous and next links of articles skip a withdrawn article', () => {
  stateOf('withdrawn')
  const others = publishedArticles(listArticles('es')).map((one) => articlePage(one, 'es'))
  expect(others.flatMap(({ previous, next }) => [previous?.id, next?.id])).not.toContain(id)
})

test('the sitemap lists a withdrawn article only in its public languages', () => {
  stateOf('withdrawn')
  const entries = sitemap().filter(({ url }) => url.includes(`${path}?`))
  expect(entries.map(({ url }) => url.slice(-2))).toEqual(['cn', 'en'])
  expect(Object.keys(entries[0]?.alternates?.languages ?? {})).toEqual(['zh-CN', 'en-US', 'x-default'])
})

test('a scheduled article becomes public at the scheduled time and keeps the date in its file', () => {
  stateOf('scheduled', 'es', now)
  expect(articleVisibility(id, 'es', new Date(now.getTime() - 1))).toBe('hidden')
  expect(articleVisibility(id, 'es', now)).toBe('public')
  expect(findArticle(id, listArticles('es', now))?.published).toBe(findAnyArticle(id)?.published)
})

test.each([
  { phase: 'withdrawn', lang: 'es', status: 410, says: 'Este artículo ya no está' },
  { phase: 'draft', lang: 'es', status: 404, says: 'aún no está en español' },
  { phase: 'draft', lang: 'cn', status: 404, says: '还没有中文版' },
] as const)(
  'the placeholder page shows why the article is missing ($phase, $lang)',
  async ({ phase, lang, status, says }) => {
    stateOf(phase, lang)
    const response = await GET(new Request(`http://site.example/a/${id}/absent?lang=${lang}`), {
      params: Promise.resolve({ id }),
    })
    expect(response.status).toBe(status)
    const html = await response.text()
    expect(html).toContain(says)
    expect(html.match(/articleDetail\/burnout\?lang=/g)).toHaveLength(2)
  },
)
