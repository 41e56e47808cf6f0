'use client'
import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { localeNames, locales } from '@/core/locale'
import { articlePhases } from '@/core/site/state'
import { useTexts } from '@/ui/texts'
import type { ArticleRows, SetArticle } from '../content-schema'
import { DeedDialog } from './DeedDialog'
import { MomentInput } from './MomentInput'

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
    >
      {({ field, values: { phase }, setValues }) => {
        const { name, ...chosen } = field('locales')
        return (
          <>
            <Checkbox.Group
              {...chosen}
              label={t('languages')}
              onChange={(ticked) => setValues({ locales: locales.filter((locale) => ticked.includes(locale)) })}
            >
              <Group gap="md">
                {locales.map((locale) => (
                  <Checkbox key={locale} name={name} value={locale} label={localeNames[locale]} />
                ))}
              </Group>
            </Checkbox.Group>
            <NativeSelect
              {...field('phase')}
              label={t('phase')}
              description={t(`phaseHints.${phase}`)}
              data={articlePhases.map((value) => ({ value, label: t(`phases.${value}`) }))}
              // Only what is scheduled has a time.
              onChange={({ currentTarget: { value } }) =>
                setValues({ phase: articlePhases.find((one) => one === value) ?? phase, publicAt: null })
              }
            />
            {phase === 'scheduled' && <MomentInput {...field('publicAt')} label={t('publicAt')} />}
          </>
        )
      }}
    </DeedDialog>
  )
}
