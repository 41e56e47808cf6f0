'use client'
import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { localeNames, locales } from '@/core/locale'
import { articlePhases } from '@/core/site/state'
import type { InputsProps } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { SetArticleInput } from '../../content/content-schema'
import { DateTimeInput } from '../fields/DateTimeInput'

/** Renders the inputs for the languages in which an article changes, its new phase, and the time. */
export function ArticleInputs({ form }: InputsProps<SetArticleInput>) {
  const { field, values, setValues } = form
  const t = useTexts('admin-content')
  const { name, ...chosen } = field('locales')
  const { phase } = values
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
        // Only a scheduled article has a time.
        onChange={({ currentTarget: { value } }) =>
          setValues({ phase: articlePhases.find((one) => one === value) ?? phase, publicAt: null })
        }
      />
      {phase === 'scheduled' && <DateTimeInput {...field('publicAt')} label={t('publicAt')} />}
    </>
  )
}
