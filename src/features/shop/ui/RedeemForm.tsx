'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import { api, isRefusal } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { ServerForm } from '@/ui/form/ServerForm'
import { useTexts } from '@/ui/texts'
import styles from './MyShop.module.css'

/** Redeems a code when its owner says so: a link that brings one along only fills it in. */
export function RedeemForm({ initial }: { initial: string }) {
  const t = useTexts('shop')
  const failureText = useFailureText()
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')

  async function redeem(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure('')
    setDone('')
    try {
      const { sku, reports } = await api.shop.redeem.mutate({ code })
      setDone(sku === 'vip' ? t('mine.redeem.vip') : t('mine.redeem.pack', { count: reports }))
      setCode('')
      // The code has done its work: it leaves the address, and the page shows what it gave.
      window.history.replaceState(null, '', window.location.pathname)
      router.refresh()
    } catch (error) {
      setFailure(isRefusal(error, 'ALREADY_VIP') ? t('mine.redeem.alreadyVip') : failureText(error))
      input.current?.focus()
    }
    setBusy(false)
  }

  return (
    <ServerForm className={styles.form} onSubmit={redeem}>
      <label htmlFor={id}>{t('mine.redeem.label')}</label>
      <p id={`${id}-hint`} className={styles.soft}>
        {t('mine.redeem.hint')}
      </p>
      <div className={styles.field}>
        <input
          ref={input}
          id={id}
          name="gift"
          className={styles.input}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-invalid={failure !== ''}
          aria-describedby={`${id}-hint ${id}-failure`}
        />
        <button type="submit" className="button" aria-disabled={busy}>
          {t(busy ? 'mine.redeem.busy' : 'mine.redeem.submit')}
        </button>
      </div>
      <p id={`${id}-failure`} className={styles.failure} role="alert">
        {failure}
      </p>
      <p className={done ? 'notice' : undefined} role="status">
        {done}
      </p>
    </ServerForm>
  )
}
