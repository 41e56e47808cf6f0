'use client'
import { useTexts } from '@/ui/texts'
import type { ArticleRows, SetArticleInput } from '../../content/content-schema'
import { ActionDialog } from '../ActionDialog'

type Row = ArticleRows['rows'][number]

/** Returns the phase of an article; if languages differ, the most public one. */
export function presentState({ states }: Pick<Row, 'states'>): Pick<SetArticleInput, 'phase' | 'publicAt'> {
  const has = (visibility: Row['states'][number]['visibility']) =>
    states.some((state) => state.visibility === visibility)
  if (has('public')) return { phase: 'published', publicAt: null }
  const scheduled = states.find(({ phase }) => phase === 'scheduled')
  if (scheduled) return { phase: 'scheduled', publicAt: scheduled.publicAt }
  return { phase: has('withdrawn') ? 'withdrawn' : 'draft', publicAt: null }
}

/**
 * Renders the action that changes the phase of an article in the ticked languages. At first none is ticked, so that
 * nothing changes by mistake.
 */
export function ArticleAction({ article }: { article: Row }) {
  const t = useTexts('admin-content')
  const { id, title } = article
  const initialValues: SetArticleInput = { articleId: id, locales: [], ...presentState(article), reason: '' }
  return (
    <ActionDialog
      open={t('change')}
      ask={t('changeAsk', { title })}
      yes={t('changeYes')}
      procedure={(api) => api.ops.setArticle}
      schema={async () => (await import('../../content/content-schema')).SetArticleInput}
      initialValues={initialValues}
      fields={{ TIME_INVALID: 'publicAt' }}
      inputs={async () => (await import('./ArticleInputs')).ArticleInputs}
    />
  )
}
