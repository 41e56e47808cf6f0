'use client'
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { localeNames, locales } from '@/core/locale'
import { noticeKinds } from '@/core/site/state'
import type { Typed } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AddNotice as Asked } from '../content-schema'
import { DeedDialog } from './DeedDialog'
import { MomentInput } from './MomentInput'

type Values = Typed<Asked> & Pick<Asked, 'kind' | 'texts' | 'reason'>
const initialValues: Values = {
  ...{ kind: 'information', texts: { cn: '', en: '', es: '' } },
  ...{ startsAt: null, endsAt: null, reason: '' },
}

/** Writes a line for the whole site, and shows it as it will stand. */
export function AddNotice() {
  const t = useTexts('admin-content')
  return (
    <DeedDialog
      open={t('addNotice')}
      ask={t('addNoticeAsk')}
      yes={t('addNoticeYes')}
      procedure={(api) => api.ops.addNotice}
      schema={async () => (await import('../content-schema')).AddNotice}
      initialValues={initialValues}
      fields={{ TIME_INVALID: 'endsAt' }}
    >
      {({ field, values: { kind, texts } }) => (
        <>
          <NativeSelect
            {...field('kind')}
            label={t('kind')}
            data={noticeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          {locales.map((locale) => (
            <TextInput key={locale} {...field(`texts.${locale}`)} label={localeNames[locale]} maxLength={200} />
          ))}
          <MomentInput {...field('startsAt')} label={t('startsAt')} />
          <MomentInput {...field('endsAt')} label={t('endsAt')} />
          <Stack gap="xs">
            <Text size="sm">{t('shownAs')}</Text>
            {locales.map((locale) => (
              <p key={locale} className="site-notice" data-news={kind}>
                <span>{texts[locale] || '…'}</span>
              </p>
            ))}
          </Stack>
        </>
      )}
    </DeedDialog>
  )
}
