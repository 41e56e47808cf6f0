import { locales } from '@/core/locale'
import { isWithin, siteState } from '@/core/site/state'
import { articleVisibility, listArticles } from './articles/article-catalogue'
import { allArticles } from './articles/articles'

/**
 * Returns the differences between the current pages and the built ones: articles that came or went, prices of offers.
 * Empty without differences. The pages of two moments are the same if the results are the same.
 */
export function describeSiteChanges(now = new Date()): string {
  const { articles, offers } = siteState()
  if (articles.length === 0 && offers.length === 0) return ''
  const running = offers.filter((offer) => isWithin(offer, now)).map(({ id }) => id)
  return [...(articles.length > 0 ? changedArticles(now) : []), ...running.sort()].join(' ')
}

function changedArticles(now: Date): string[] {
  return locales.flatMap((locale) => {
    const today = listArticles(locale, now)
    return allArticles().flatMap(({ id, draft, published }, index) => {
      const article = today[index]
      const gone = articleVisibility(id, locale, now) === 'withdrawn'
      const same = article?.draft === draft && article.published === published && !gone
      return same ? [] : [`${locale}/${id}/${gone ? 'gone' : article?.draft ? 'draft' : article?.published}`]
    })
  })
}
