import type { Article } from '@/content/articles/article'
import { articleVisibility } from '@/content/articles/article-catalogue'
import { articleText } from '@/content/articles/article-text'
import { allArticles, findAnyArticle } from '@/content/articles/articles'
import { DomainError } from '@/core/error/error'
import { type Locale, locales } from '@/core/locale'
import { siteState } from '@/core/site/state'
import { previewPath } from '@/features/column/preview'
import type { Db } from '@/server/db/db'
import { refreshSiteState } from '@/server/site-state'
import { type Actor, runAuditedAction } from '../audit'
import { skipTake } from '../schema'
import type { ArticleRows, ListArticlesInput, SetArticleInput } from './content-schema'

function rowOf(article: Article, locale: Locale, now: Date): ArticleRows['rows'][number] {
  const { id, column } = article
  const articleStates = siteState().articles.filter(({ articleId }) => articleId === id)
  return {
    id,
    column,
    title: articleText(article, locale).title,
    preview: previewPath(id, now),
    states: locales.map((one) => {
      const state = articleStates.find((row) => row.locale === one)
      return {
        locale: one,
        visibility: articleVisibility(id, one, now) ?? 'hidden',
        phase: state?.phase ?? null,
        publicAt: state?.publicAt?.toISOString() ?? null,
      }
    }),
  }
}

/** Lists all articles with their state in each language; titles are in the reader's language. */
export const listArticles = (
  db: Db,
  by: Actor,
  { filter, q, ...asked }: ListArticlesInput,
  locale: Locale,
  now = new Date(),
): Promise<ArticleRows> =>
  runAuditedAction(db, by, { act: 'content.read', subject: 'articles' }, async () => {
    await refreshSiteState(db, now)
    const words = q.toLowerCase()
    const found = allArticles()
      .map((article) => rowOf(article, locale, now))
      .filter(({ states }) => filter === 'all' || states.some((state) => state.visibility === filter))
      .filter(({ id, title }) => id.includes(words) || title.toLowerCase().includes(words))
    const { skip, take } = skipTake(asked)
    return { total: found.length, rows: found.slice(skip, skip + take) }
  })

/**
 * Publishes an article now or later, withdraws it, or makes it a draft, in some languages. Other processes read the
 * change within a minute. An article that was already public keeps its time of publication.
 * @throws DomainError NOT_FOUND; TIME_INVALID when a scheduled article has no time in the future
 */
export const setArticle = (db: Db, by: Actor, input: SetArticleInput, now = new Date()): Promise<void> => {
  const { articleId, phase, reason } = input
  const entry = `${input.locales.join(' ')}: ${phase}${input.publicAt ? ` ${input.publicAt}` : ''}: ${reason}`
  return runAuditedAction(
    db,
    by,
    { act: 'article.state', subject: `article:${articleId}`, reason: entry },
    async () => {
      if (!findAnyArticle(articleId)) throw new DomainError('NOT_FOUND')
      const later = phase === 'scheduled' && input.publicAt !== null ? new Date(input.publicAt) : null
      if (phase === 'scheduled' && (later === null || later <= now)) throw new DomainError('TIME_INVALID')
      const before = await db.articleState.findMany({ where: { articleId } })
      await db.$transaction(
        input.locales.map((locale) => {
          const since = before.find((row) => row.locale === locale)?.publicAt ?? null
          const wasPublic = since !== null && since <= now ? since : null
          const publicAt = later ?? wasPublic ?? (phase === 'published' ? now : null)
          const data = { phase, publicAt, updatedAt: now }
          return db.articleState.upsert({
            where: { articleId_locale: { articleId, locale } },
            create: { articleId, locale, ...data },
            update: data,
          })
        }),
      )
      await refreshSiteState(db, now)
    },
  )
}
