'use client'
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { localeNames, locales } from '@/core/locale'
import { type NoticeKind, noticeKinds } from '@/core/site/state'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import { DeedDialog } from './DeedDialog'
import { MomentInput, momentOf } from './MomentInput'

const empty = { cn: '', en: '', es: '' }

/** Writes a line for the whole site, and shows it as it will stand. */
export function AddNotice() {
  const t = useTexts('admin-content')
  const [kind, setKind] = useState<NoticeKind>('information')
  const [texts, setTexts] = useState(empty)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const add = trpc.ops.addNotice.useMutation()
  return (
    <DeedDialog
      open={t('addNotice')}
      ask={t('addNoticeAsk')}
      yes={t('addNoticeYes')}
      action={async (reason) => {
        await add.mutateAsync({ kind, texts, startsAt: momentOf(from), endsAt: momentOf(to) ?? '', reason })
        setTexts(empty)
      }}
    >
      <NativeSelect
        label={t('kind')}
        data={noticeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(noticeKinds.find((one) => one === currentTarget.value) ?? kind)}
      />
      {locales.map((locale) => (
        <TextInput
          key={locale}
          label={localeNames[locale]}
          value={texts[locale]}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [locale]: value }))}
        />
      ))}
      <MomentInput label={t('startsAt')} value={from} onChange={setFrom} />
      <MomentInput label={t('endsAt')} value={to} onChange={setTo} />
      <Stack gap="xs">
        <Text size="sm">{t('shownAs')}</Text>
        {locales.map((locale) => (
          <p key={locale} className="site-notice" data-news={kind}>
            <span>{texts[locale] || '…'}</span>
          </p>
        ))}
      </Stack>
    </DeedDialog>
  )
}
