import { type Locale, locales } from '@/core/locale'
import { type ArticleState, siteState } from '@/core/site/state'
import type { Article } from './article'
import { allArticles, isDue } from './articles'

/** Visibility of an article for readers of a language: not yet published, public, or withdrawn. */
export type ArticleVisibility = 'hidden' | 'public' | 'withdrawn'

const stateOf = (id: string, locale: Locale): ArticleState | undefined =>
  siteState().articles.find((state) => state.articleId === id && state.locale === locale)

function visibilityOf(article: Article, state: ArticleState | undefined, now: Date): ArticleVisibility {
  if (!state) return !article.draft && isDue(article, now) ? 'public' : 'hidden'
  const { phase, publicAt } = state
  if (phase === 'scheduled') return publicAt !== null && publicAt <= now ? 'public' : 'hidden'
  return phase === 'draft' ? 'hidden' : phase === 'published' ? 'public' : 'withdrawn'
}

/**
 * Returns the visibility of an article for readers of a language; settings in the console override those of the file.
 */
export function articleVisibility(id: string, locale: Locale, now = new Date()): ArticleVisibility | undefined {
  const article = allArticles().find((one) => one.id === id)
  return article && visibilityOf(article, stateOf(id, locale), now)
}

/** Returns the languages in which an article is public. */
export const publicLocales = (id: string, now = new Date()): readonly Locale[] =>
  locales.filter((locale) => articleVisibility(id, locale, now) === 'public')

/**
 * Returns the date shown on a text published in the console; a text already published by its file keeps its own date.
 */
function dayOf(article: Article, state: ArticleState | undefined, now: Date): string {
  const day = state?.publicAt?.toISOString().slice(0, 10)
  return day !== undefined && (article.draft || !isDue(article, now)) ? day : article.published
}

/**
 * Returns all articles with their current state in a language; an article that readers of this language cannot see has
 * `draft` set.
 */
export function listArticles(locale: Locale, now = new Date()): readonly Article[] {
  if (siteState().articles.length === 0) return allArticles()
  return allArticles().map((article: Article): Article => {
    const state = stateOf(article.id, locale)
    if (!state) return article
    const isPublic = visibilityOf(article, state, now) === 'public'
    return { ...article, draft: !isPublic, published: isPublic ? dayOf(article, state, now) : article.published }
  })
}
