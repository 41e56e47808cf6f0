'use client'
import { type FormEvent, useState } from 'react'
import { api } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { ServerForm } from '@/ui/form/ServerForm'
import { useLocale, useTexts } from '@/ui/texts'
import type { Sharing } from '../schema'
import { CardLinks } from './CardLinks'
import { CardPreview } from './CardPreview'
import { NameField } from './NameField'
import styles from './Share.module.css'

/** Choosing what a card shows; nothing is ticked beforehand, and the card is seen before it exists. */
export function CardPanel({ sharing }: { sharing: Sharing }) {
  const t = useTexts('share')
  const errors = useTexts('errors')
  const locale = useLocale()
  const failureText = useFailureText()
  const { sittingId, parts, locked } = sharing
  const [cards, setCards] = useState(sharing.cards)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  function choose(id: string, on: boolean) {
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))
    setFailure('')
    setNote('')
  }

  async function make(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (chosen.length === 0) return setFailure(errors('PART_REQUIRED'))
    setBusy(true)
    setFailure('')
    try {
      const card = await api.share.createCard.mutate({ sittingId, dimensions: [...chosen], name, locale })
      setCards([card, ...cards])
      setChosen([])
      setNote(t('card.made'))
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  async function revoke(cardId: string) {
    await api.share.revokeCard.mutate({ cardId })
    setCards(cards.filter(({ id }) => id !== cardId))
    setNote(t('card.revoked'))
  }

  return (
    <section className={styles.panel} aria-labelledby="card">
      <h2 id="card">{t('card.title')}</h2>
      <p className={styles.soft}>{t('card.lead')}</p>
      <ServerForm className={styles.form} onSubmit={make}>
        <fieldset aria-describedby={failure ? 'card-failure' : undefined}>
          <legend className={styles.legend}>{t('card.legend')}</legend>
          <div className={styles.choices}>
            {parts.map((part) => (
              <label key={part.id} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(part.id)}
                  onChange={({ currentTarget }) => choose(part.id, currentTarget.checked)}
                />
                {part.name}
              </label>
            ))}
          </div>
          {locked > 0 && <p className={styles.hint}>{t('card.locked', { count: locked })}</p>}
        </fieldset>
        <NameField id="card-name" hint={t('card.nameHint')} value={name} onChange={setName} />
        <CardPreview sharing={sharing} chosen={chosen} name={name} />
        {failure && (
          <p id="card-failure" className="notice" role="alert">
            {failure}
          </p>
        )}
        <button type="submit" className={`button ${styles.submit}`} disabled={busy}>
          {t('card.make')}
        </button>
      </ServerForm>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <CardLinks cards={cards} onRevoke={revoke} />
    </section>
  )
}
