'use client'
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { localeNames, locales } from '@/core/locale'
import { noticeKinds } from '@/core/site/state'
import type { InputsProps, TypedValues } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AddNoticeInput } from '../../content/content-schema'
import { DateTimeInput } from '../fields/DateTimeInput'

export type NoticeValues = TypedValues<AddNoticeInput> & Pick<AddNoticeInput, 'kind' | 'texts' | 'reason'>

/** Renders the inputs for a notice's text in each language and its start and end, and a preview of it. */
export function NoticeInputs({ form: { field, values } }: InputsProps<AddNoticeInput, NoticeValues>) {
  const t = useTexts('admin-content')
  const { kind, texts } = values
  return (
    <>
      <NativeSelect
        {...field('kind')}
        label={t('kind')}
        data={noticeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {locales.map((locale) => (
        <TextInput key={locale} {...field(`texts.${locale}`)} label={localeNames[locale]} maxLength={200} />
      ))}
      <DateTimeInput {...field('startsAt')} label={t('startsAt')} />
      <DateTimeInput {...field('endsAt')} label={t('endsAt')} />
      <Stack gap="xs">
        <Text size="sm">{t('shownAs')}</Text>
        {locales.map((locale) => (
          <p key={locale} className="site-notice" data-news={kind}>
            <span>{texts[locale] || '…'}</span>
          </p>
        ))}
      </Stack>
    </>
  )
}
