'use client'
import { useState } from 'react'
import { listText } from '@/core/charts/card-words'
import { dayText } from '@/core/dates'
import { api } from '@/trpc/client'
import { ServerForm } from '@/ui/form/ServerForm'
import { useLocale, useTexts } from '@/ui/texts'
import type { InvitedView } from '../schema'
import { Agreement } from './Agreement'
import { NameField } from './NameField'
import styles from './Share.module.css'
import { useConsentForm } from './use-consent-form'

/** The explicit yes to one invitation, with one result of one's own. */
export function AcceptForm({ linkKey, view }: { linkKey: string; view: InvitedView }) {
  const t = useTexts('share')
  const locale = useLocale()
  const { inviter, own } = view
  const [chosen, setChosen] = useState(own[0]?.sittingId ?? '')
  const { form, submit, busy, failure, name, agreement } = useConsentForm(view.name, async (given) => {
    await api.share.accept.mutate({ key: linkKey, sittingId: chosen, ...given })
    location.reload()
  })
  const parts = own.find(({ sittingId }) => sittingId === chosen)?.parts ?? []

  return (
    <ServerForm ref={form} className={styles.form} onSubmit={submit}>
      <fieldset>
        <legend className={styles.legend}>{t('invited.which')}</legend>
        <div className={styles.choices}>
          {own.map(({ sittingId, date }) => (
            <label key={sittingId} className={styles.choice}>
              <input type="radio" name="sitting" checked={sittingId === chosen} onChange={() => setChosen(sittingId)} />
              {t('invited.taken', { date: dayText(date, locale) })}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.both}>{t('invited.both', { list: listText(parts, locale) })}</p>
      <NameField id="accept-name" hint={t('invited.nameHint', { name: inviter })} {...name} />
      <Agreement id="accept-agree" label={t('invited.agree', { name: inviter })} {...agreement} />
      {failure && (
        <p className="notice" role="alert">
          {failure}
        </p>
      )}
      <button type="submit" className={`button ${styles.submit}`} disabled={busy}>
        {t('invited.accept')}
      </button>
    </ServerForm>
  )
}
