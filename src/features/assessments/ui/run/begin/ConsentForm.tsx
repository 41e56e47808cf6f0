'use client'
import { type FormEvent, useRef, useState } from 'react'
import { DomainError } from '@/core/error/error'
import { useApp } from '@/stores/app'
import { keepsCookies } from '@/stores/keeps-cookies'
import { learnOwner } from '@/stores/page-owner'
import { openSittings, useSittings } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { ServerForm } from '@/ui/form/ServerForm'
import { useHydrated } from '@/ui/hydrated'
import { isRefusal } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import type { AskedTransfer } from '../../../schema'
import type { RunTest } from '../run-test'
import { noteStart } from '../state/trail'
import { useRefusal } from '../state/use-refusal'
import styles from './BeginScreen.module.css'
import { ConsentBox } from './ConsentBox'
import { newSittingId, retakeOf, retestKey } from './start'
import { TransferFacts } from './TransferFacts'
import { useTransfer } from './use-transfer'

/** Said before anybody begins: a browser without cookies could keep no answers. */
export function NoCookies() {
  const t = useTexts('run')
  const hydrated = useHydrated()
  if (!hydrated || keepsCookies()) return null
  return (
    <p className="notice" role="alert">
      {t('noCookies')}
    </p>
  )
}

/**
 * Explicit consent, and the button that begins: nothing is ticked beforehand, nothing is stored before it is given. What
 * it is for stands above the boxes; how long it lasts, and how it is taken back, is folded below them.
 *
 * It keeps what is ticked by itself: `useServerForm` brings 8 KB of Mantine's form, and the run page has 3 of its 140 left.
 */
export function ConsentForm({ test }: { test: RunTest }) {
  const t = useTexts('run')
  const refusal = useRefusal()
  const [asked, setAsked] = useState(false)
  const [given, setGiven] = useState({ health: false, adult: false, norms: false, transfer: false })
  const { transfer, ask } = useTransfer()
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // Kept over retries, so that a start whose reply was lost is found again.
  const sittingId = useRef(newSittingId())

  async function start(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    const missing = (['health', 'adult', ...(transfer?.needed ? ['transfer' as const] : [])] as const).find(
      (name) => !given[name],
    )
    if (missing) return form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
    if (starting) return
    if (!keepsCookies()) return setFailure(t('noCookies'))
    setStarting(true)
    setFailure(null)
    try {
      const asked = await ask()
      // It came after the button was pressed: the box stands there now, with what is missing beside it.
      if (asked?.needed && !given.transfer) return setStarting(false)
      const { sittingId } = await open(asked)
      const tags = await learnOwner()
      // The server has begun it for somebody whom it would not know again.
      if (tags.length === 0) throw new DomainError('COOKIES_BLOCKED')
      openSittings(tags)
      useApp.getState().setGameDetail({ slug: test.slug, title: test.title })
      // A person who has just read how to answer is taken to the first question.
      noteStart(sittingId)
      scrollTo(0, 0)
      useSittings.getState().begin(test.slug, { id: sittingId, version: test.version, answers: [] })
    } catch (error) {
      setFailure(refusal(error))
      setStarting(false)
    }
  }

  const send = (asked: AskedTransfer | null) =>
    api.tests.start.mutate({
      sittingId: sittingId.current,
      slug: test.slug,
      consentVersion: test.consentVersion,
      healthConsent: true,
      adult: true,
      normsConsent: given.norms,
      ...(asked && { transfer: { agreedTo: given.transfer ? asked.version : null } }),
      retakeOf: retakeOf(),
      retestKey: retestKey(),
    })

  /** A first try whose cookie was lost on the way leaves an id that nobody owns here: a fresh one is needed. */
  const open = (asked: AskedTransfer | null) =>
    send(asked).catch((error) => {
      if (!isRefusal(error, 'NOT_FOUND')) throw error
      sittingId.current = newSittingId()
      return send(asked)
    })

  const box = (name: Exclude<keyof typeof given, 'transfer'>, missing?: string) => (
    <ConsentBox
      name={name}
      text={t(`consent.${name}`)}
      problem={missing !== undefined && asked && !given[name] ? missing : null}
      required={missing !== undefined}
      checked={given[name]}
      change={(checked) => setGiven({ ...given, [name]: checked })}
    />
  )

  return (
    // biome-ignore lint/plugin/form-element: Mantine’s form would cost 8 KB, and the run page has 3 left.
    <ServerForm ref={form} className={styles.form} onSubmit={start} why={t('noScript')}>
      <div className={styles.small}>
        <p>{t('consent.lede')}</p>
        <p>{t('consent.use')}</p>
      </div>
      <div className={styles.boxes}>
        {box('health', t('consent.healthMissing'))}
        {box('adult', t('consent.adultMissing'))}
        {transfer && (
          <ConsentBox
            name="transfer"
            text={t(transfer.needed ? 'transfer.needed' : 'transfer.optional')}
            problem={transfer.needed && asked && !given.transfer ? t('transfer.missing') : null}
            required={transfer.needed}
            checked={given.transfer}
            change={(checked) => setGiven({ ...given, transfer: checked })}
          />
        )}
      </div>
      <details className={styles.fold}>
        <summary>{t(transfer ? 'transfer.more' : 'consent.more')}</summary>
        <div className={styles.folded}>
          {transfer && <TransferFacts transfer={transfer} />}
          <p>{t('consent.keep')}</p>
          <p>{t('consent.withdraw')}</p>
          {box('norms')}
        </div>
      </details>
      {failure && (
        <p className={styles.problem} role="alert">
          {failure}
        </p>
      )}
      <button
        type="submit"
        className={`button ${styles.go}`}
        data-within={transfer ? '' : undefined}
        aria-disabled={starting}
      >
        {starting ? t('consent.starting') : t('consent.go')}
      </button>
    </ServerForm>
  )
}
