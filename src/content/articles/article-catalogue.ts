import { type Locale, locales } from '@/core/locale'
import { type ArticleState, siteState } from '@/core/site/state'
import { allArticles, isDue } from './articles'
import type { Article } from './columns'

/** Whether readers of a language have an article: not yet, now, or no longer. */
export type ArticleVisibility = 'hidden' | 'public' | 'withdrawn'

const stateOf = (id: string, locale: Locale): ArticleState | undefined =>
  siteState().articles.find((state) => state.articleId === id && state.locale === locale)

function visibilityOf(article: Article, state: ArticleState | undefined, now: Date): ArticleVisibility {
  if (!state) return !article.draft && isDue(article, now) ? 'public' : 'hidden'
  const { phase, publicAt } = state
  if (phase === 'scheduled') return publicAt !== null && publicAt <= now ? 'public' : 'hidden'
  return phase === 'draft' ? 'hidden' : phase === 'published' ? 'public' : 'withdrawn'
}

/** How an article stands with the readers of a language; what the console said comes before what the file says. */
export function articleVisibility(id: string, locale: Locale, now = new Date()): ArticleVisibility | undefined {
  const article = allArticles().find((one) => one.id === id)
  return article && visibilityOf(article, stateOf(id, locale), now)
}

/** The languages in which an article can be read. */
export const publicLocales = (id: string, now = new Date()): readonly Locale[] =>
  locales.filter((locale) => articleVisibility(id, locale, now) === 'public')

/** The day that a text published at the console has on it; one that its file had published keeps its own. */
function dayOf(article: Article, state: ArticleState | undefined, now: Date): string {
  const day = state?.publicAt?.toISOString().slice(0, 10)
  return day !== undefined && (article.draft || !isDue(article, now)) ? day : article.published
}

/** All articles as they are in a language now: a draft is one that its readers do not have. */
export function listCatalogue(locale: Locale, now = new Date()): readonly Article[] {
  if (siteState().articles.length === 0) return allArticles()
  return allArticles().map((article: Article): Article => {
    const state = stateOf(article.id, locale)
    if (!state) return article
    const isPublic = visibilityOf(article, state, now) === 'public'
    return { ...article, draft: !isPublic, published: isPublic ? dayOf(article, state, now) : article.published }
  })
}
