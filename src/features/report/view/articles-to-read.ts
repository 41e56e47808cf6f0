import { articleCard } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { articleText } from '@/content/articles/article-text'
import { type ArticleId, articlesAbout, findArticle } from '@/content/articles/articles'
import { articleOfPart, articleOfWeek } from '@/content/suggested-articles'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import type { Care } from '@/core/care/care'
import type { Locale } from '@/core/locale'
import { type Profile, sortBySalience } from '@/core/report/profile'
import type { ArticlesToRead, FullView, NextSteps, SummaryView } from '../schema'
import type { StorySource } from './story'

/**
 * Returns the articles to read with each of these parts, and with the plan for the week. Each article appears once: at
 * the highest-ranking part that it fits, else with the week. If help comes first there are none, and never one at a
 * part that calls for help: an article must not take the place of a person.
 */
export function findArticlesToRead(
  { instrument: { slug }, locale }: StorySource,
  { help, calls }: Care,
  profile: Profile,
  shown: readonly string[],
  plan: string | null,
): ArticlesToRead {
  if (help === 'first') return { parts: {}, week: null }
  const taken = new Set<string>()
  const parts = sortBySalience(profile).flatMap(({ id, level }) => {
    if (!shown.includes(id) || calls.parts.includes(id)) return []
    const article = untaken(articleOfPart(slug, id, level))
    return article ? [[id, article] as const] : []
  })
  return { parts: Object.fromEntries(parts), week: plan === null ? null : untaken(articleOfWeek(slug, plan)) }

  function untaken(id: ArticleId | null) {
    const article = id === null || taken.has(id) ? undefined : findArticle(id, listArticles(locale))
    if (!article) return null
    taken.add(article.id)
    return { id: article.id, title: articleText(article, locale).title }
  }
}

/** Maximum number of articles after a report. */
const most = 2

/**
 * Returns the articles that the report names, otherwise the newest ones about its test. Leaves out articles already
 * shown with a part or the week.
 */
export async function loadNextSteps(view: FullView | SummaryView, locale: Locale): Promise<NextSteps> {
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
  return { articles, test: next ? { slug: next.slug, title: (await loadInstrumentText(next, locale)).title } : null }
}
