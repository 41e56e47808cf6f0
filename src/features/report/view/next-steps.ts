import { articleCard } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { articlesAbout, findArticle } from '@/content/articles/articles'
import { findInstrument, instrumentText } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import type { FullView, NextSteps, SummaryView } from '../schema'

const most = 2

/**
 * Returns the articles that the report names, or else the newest ones about its test; never one already shown with a
 * part or the week.
 */
export async function nextSteps(view: FullView | SummaryView, locale: Locale): Promise<NextSteps> {
  const story = view.kind === 'full' ? view.story : null
  const named = (story?.articles ?? []).flatMap((id) => findArticle(id, listArticles(locale)) ?? [])
  const shown = new Set([...Object.values(view.toRead.parts), view.toRead.week].flatMap((one) => one?.id ?? []))
  const articles = (named.length > 0 ? named : articlesAbout(view.slug, listArticles(locale)))
    .filter(({ id }, at, all) => !shown.has(id) && all.findIndex((other) => other.id === id) === at)
    .slice(0, most)
    .map((article) => {
      const { id, title, minutes } = articleCard(article, locale)
      return { id, title, minutes }
    })
  const next = story?.next ? findInstrument(story.next) : undefined
  return { articles, test: next ? { slug: next.slug, title: (await instrumentText(next, locale)).title } : null }
}
