'use client'
import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { localeNames, locales } from '@/core/locale'
import { type ArticlePhase, articlePhases } from '@/core/site/state'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import type { ArticleRows } from '../content-schema'
import { DeedDialog } from './DeedDialog'
import { MomentInput, momentOf } from './MomentInput'

/** Changes how an article stands, in the languages that are ticked. */
export function ArticleDeed({ article: { id, title, states } }: { article: ArticleRows['rows'][number] }) {
  const t = useTexts('admin-content')
  const [chosen, setChosen] = useState<readonly string[]>(locales)
  const isPublic = states.some(({ standing }) => standing === 'public')
  const [phase, setPhase] = useState<ArticlePhase>(isPublic ? 'withdrawn' : 'published')
  const [at, setAt] = useState('')
  const change = trpc.ops.setArticle.useMutation()
  return (
    <DeedDialog
      open={t('change')}
      ask={t('changeAsk', { title })}
      yes={t('changeYes')}
      action={(reason) =>
        change.mutateAsync({
          articleId: id,
          locales: locales.filter((locale) => chosen.includes(locale)),
          phase,
          publicAt: phase === 'scheduled' ? momentOf(at) : null,
          reason,
        })
      }
    >
      <Checkbox.Group label={t('languages')} value={[...chosen]} onChange={setChosen}>
        <Group gap="md">
          {locales.map((locale) => (
            <Checkbox key={locale} value={locale} label={localeNames[locale]} />
          ))}
        </Group>
      </Checkbox.Group>
      <NativeSelect
        label={t('phase')}
        description={t(`phaseHints.${phase}`)}
        data={articlePhases.map((value) => ({ value, label: t(`phases.${value}`) }))}
        value={phase}
        onChange={({ currentTarget }) =>
          setPhase(articlePhases.find((one) => one === currentTarget.value) ?? 'published')
        }
      />
      {phase === 'scheduled' && <MomentInput label={t('publicAt')} value={at} onChange={setAt} />}
    </DeedDialog>
  )
}
