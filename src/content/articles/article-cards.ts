import type { Locale } from '@/core/locale'
import type { Article, Column, Tag } from './article'
import { readingMinutes } from './article-html'
import { articleText } from './article-text'

/** Article as shown in a list. */
export interface ArticleCard {
  id: string
  column: Column
  /** `YYYY-MM-DD`. */
  published: string
  minutes: number
  title: string
  description: string
  tags: readonly Tag[]
}

export function articleCard(article: Article, locale: Locale): ArticleCard {
  const { id, column, published, tags } = article
  const { title, description, body } = articleText(article, locale)
  return { id, column, published, minutes: readingMinutes(body, locale), title, description, tags }
}

export const articleCards = (articles: readonly Article[], locale: Locale): readonly ArticleCard[] =>
  articles.map((article) => articleCard(article, locale))
