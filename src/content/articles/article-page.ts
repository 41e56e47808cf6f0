import type { Locale } from '@/core/locale'
import type { Article } from './article'
import { type ArticleCard, articleCard } from './article-cards'
import { listArticles } from './article-catalogue'
import { type ArticleHtml, articleHtml } from './article-html'
import { articleText } from './article-text'
import { neighbourArticles } from './articles'
import { changedOn } from './last-change'

/** Content of an article page. */
export interface ArticlePage extends ArticleCard, ArticleHtml {
  sources: readonly string[]
  relatedTest: string
  /** `YYYY-MM-DD`; the day of publication if it has not changed since. */
  changed: string
  previous: ArticleCard | undefined
  next: ArticleCard | undefined
}

export function articlePage(article: Article, locale: Locale): ArticlePage {
  const { body } = articleText(article, locale)
  const { previous, next } = neighbourArticles(article, listArticles(locale))
  return {
    ...articleCard(article, locale),
    ...articleHtml(body),
    sources: article.sources,
    relatedTest: article.relatedTest,
    changed: changedOn(article),
    previous: previous && articleCard(previous, locale),
    next: next && articleCard(next, locale),
  }
}
