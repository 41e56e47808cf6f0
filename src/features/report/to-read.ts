import { articleText } from '@/content/article-text'
import { type ArticleId, findArticle } from '@/content/articles'
import { articleOfPart, articleOfWeek } from '@/content/report-reading'
import { shelf } from '@/content/shelf'
import type { Locale } from '@/core/locale'
import type { Care } from '@/core/psychometrics/care'
import type { Profile } from '@/core/report/profile'
import type { ToRead } from './schema'
import type { StorySource } from './story'

/**
 * What to read beside each of these parts, and beside the plan for the week. Where help stands first there is nothing to
 * read, and never at a part that calls for it: an article is not offered in the place of a person.
 */
export function toRead(
  { instrument: { slug }, locale }: StorySource,
  { help, calls }: Care,
  profile: Profile,
  shown: readonly string[],
  plan: string | null,
): ToRead {
  if (help === 'first') return { parts: {}, week: null }
  const parts = profile.parts.flatMap(({ id, level }) => {
    if (!shown.includes(id) || calls.parts.includes(id)) return []
    const article = titled(articleOfPart(slug, id, level), locale)
    return article ? [[id, article] as const] : []
  })
  return { parts: Object.fromEntries(parts), week: plan === null ? null : titled(articleOfWeek(slug, plan), locale) }
}

function titled(id: ArticleId | null, locale: Locale) {
  const article = id === null ? undefined : findArticle(id, shelf(locale))
  return article ? { id: article.id, title: articleText(article, locale).title } : null
}
