import { articleCard, articleCards } from '@/content/article-cards'
import { articlePage } from '@/content/article-page'
import { articlesIn, findArticle, isListId, isTag, pageCount, pageOf } from '@/content/articles'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import type { CardPage, Meta } from './schema'

/**
 * One page of a list, newest first.
 * @throws DomainError NOT_FOUND for a list, topic or page that is not there.
 */
export function listArticles(locale: Locale, list: string, tag: string | undefined, page: number): CardPage {
  if (!isListId(list) || (tag !== undefined && !isTag(tag))) throw new DomainError('NOT_FOUND')
  const articles = articlesIn(list, tag)
  const pages = pageCount(articles.length)
  if (page > pages) throw new DomainError('NOT_FOUND')
  return { articles: articleCards(pageOf(articles, page), locale), page, pages }
}

/**
 * What is known of one published article beside its text.
 * @throws DomainError NOT_FOUND for an unknown id and for a draft.
 */
export function articleMeta(locale: Locale, id: string): Meta {
  const article = findArticle(id)
  if (!article) throw new DomainError('NOT_FOUND')
  const { relatedTest, sources, contents, previous, next } = articlePage(article, locale)
  const card = articleCard(article, locale)
  return { ...card, relatedTest, sources, contents, previous: previous ?? null, next: next ?? null }
}
