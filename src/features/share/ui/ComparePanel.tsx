'use client'
import { useState } from 'react'
import { listText } from '@/core/charts/card-words'
import { api } from '@/trpc/client'
import { ServerForm } from '@/ui/form/ServerForm'
import { useLocale, useTexts } from '@/ui/texts'
import { invitationDays, type Sharing } from '../schema'
import { Agreement } from './Agreement'
import { ComparisonLinks } from './ComparisonLinks'
import { NameField } from './NameField'
import styles from './Share.module.css'
import { useConsentForm } from './use-consent-form'

/** Inviting one person to compare, and what there is of it already. */
export function ComparePanel({ sharing }: { sharing: Sharing }) {
  const t = useTexts('share')
  const locale = useLocale()
  const { sittingId, parts } = sharing
  const [comparisons, setComparisons] = useState(sharing.comparisons)
  const [note, setNote] = useState('')
  const { form, submit, busy, failure, name, agreement } = useConsentForm(sharing.name, async (given) => {
    const invitation = await api.share.invite.mutate({ sittingId, ...given })
    setComparisons((before) => [invitation, ...before])
    setNote(t('compare.made', { days: invitationDays }))
  })

  async function end(comparisonId: string) {
    await api.share.end.mutate({ comparisonId })
    setComparisons((before) => before.filter(({ id }) => id !== comparisonId))
    setNote(t('compare.ended'))
  }

  const list = listText(
    parts.map((part) => part.name),
    locale,
  )
  return (
    <section className={styles.panel} aria-labelledby="compare">
      <h2 id="compare">{t('compare.title')}</h2>
      <p className={styles.soft}>{t('compare.lead')}</p>
      <p>{t('compare.parts', { list })}</p>
      <ServerForm ref={form} className={styles.form} onSubmit={submit}>
        <NameField id="compare-name" hint={t('compare.nameHint')} {...name} />
        <Agreement id="compare-agree" label={t('compare.agree')} {...agreement} />
        {failure && (
          <p className="notice" role="alert">
            {failure}
          </p>
        )}
        <button type="submit" className={`button ${styles.submit}`} disabled={busy}>
          {t('compare.invite')}
        </button>
      </ServerForm>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <ComparisonLinks comparisons={comparisons} onEnd={end} />
    </section>
  )
}
