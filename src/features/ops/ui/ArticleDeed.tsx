'use client'
import { locales } from '@/core/locale'
import { useTexts } from '@/ui/texts'
import type { ArticleRows, SetArticle } from '../content-schema'
import { DeedDialog } from './DeedDialog'

/** Changes how an article stands, in the languages that are ticked. */
export function ArticleDeed({ article: { id, title, states } }: { article: ArticleRows['rows'][number] }) {
  const t = useTexts('admin-content')
  const isPublic = states.some(({ standing }) => standing === 'public')
  const initialValues: SetArticle = {
    ...{ articleId: id, locales: [...locales], phase: isPublic ? 'withdrawn' : 'published' },
    ...{ publicAt: null, reason: '' },
  }
  return (
    <DeedDialog
      open={t('change')}
      ask={t('changeAsk', { title })}
      yes={t('changeYes')}
      procedure={(api) => api.ops.setArticle}
      schema={async () => (await import('../content-schema')).SetArticle}
      initialValues={initialValues}
      fields={{ TIME_INVALID: 'publicAt' }}
      inputs={async () => (await import('./inputs/ArticleInputs')).ArticleInputs}
    />
  )
}
