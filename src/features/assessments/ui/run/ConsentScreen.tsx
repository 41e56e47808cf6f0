'use client'
import { type FormEvent, useRef, useState } from 'react'
import { useApp } from '@/stores/app'
import { useSittings } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { ServerForm } from '@/ui/form/ServerForm'
import { isRefusal } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import type { OpenSitting } from '../../schema'
import { ConsentBox } from './ConsentBox'
import { FocusHeading } from './FocusHeading'
import type { RunTest } from './run-test'
import styles from './Screen.module.css'
import { newSittingId, retakeOf } from './start'
import { useRefusal } from './use-refusal'

interface Props {
  test: RunTest
  unfinished: OpenSitting | null
  takeOver: (sitting: OpenSitting) => void
  focus: boolean
}

/** Explicit consent before the first question: nothing is ticked beforehand, nothing is stored before it is given. */
export function ConsentScreen({ test, unfinished, takeOver, focus }: Props) {
  const t = useTexts('run')
  const refusal = useRefusal()
  const [asked, setAsked] = useState(false)
  const [given, setGiven] = useState({ health: false, adult: false, norms: false })
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // Kept over retries, so that a start whose reply was lost is found again.
  const sittingId = useRef(newSittingId())

  async function start(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    const missing = (['health', 'adult'] as const).find((name) => !given[name])
    if (missing) return form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
    if (starting) return
    setStarting(true)
    setFailure(null)
    try {
      const { sittingId } = await open()
      useApp.getState().setGameDetail({ slug: test.slug, title: test.title })
      useSittings.getState().begin(test.slug, { id: sittingId, version: test.version, answers: [] })
    } catch (error) {
      setFailure(refusal(error))
      setStarting(false)
    }
  }

  const send = () =>
    api.tests.start.mutate({
      sittingId: sittingId.current,
      slug: test.slug,
      consentVersion: test.consentVersion,
      healthConsent: true,
      adult: true,
      normsConsent: given.norms,
      retakeOf: retakeOf(),
    })

  /** A first try whose cookie was lost on the way leaves an id that nobody owns here: a fresh one is needed. */
  const open = () =>
    send().catch((error) => {
      if (!isRefusal(error, 'NOT_FOUND')) throw error
      sittingId.current = newSittingId()
      return send()
    })

  const box = (name: keyof typeof given, missing?: string) => (
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
    <ServerForm ref={form} className={styles.screen} onSubmit={start} why={t('noScript')}>
      <p className="eyebrow">{test.title}</p>
      <FocusHeading className={styles.heading} focus={focus}>
        {t('consent.heading')}
      </FocusHeading>
      {unfinished && (
        <div className={`notice ${styles.unfinished}`}>
          <p>{t('unfinished.text', { answered: unfinished.responses.length, count: test.items.length })}</p>
          <button type="button" className="button" onClick={() => takeOver(unfinished)}>
            {t('unfinished.go')}
          </button>
        </div>
      )}
      <p className={styles.lede}>{t('consent.lede')}</p>
      <ul className={styles.points}>
        <li>{t('consent.use')}</li>
        <li>{t('consent.keep')}</li>
        <li>{t('consent.withdraw')}</li>
      </ul>
      <div className={styles.boxes}>
        {box('health', t('consent.healthMissing'))}
        {box('adult', t('consent.adultMissing'))}
        {box('norms')}
      </div>
      <p className={styles.small}>
        {t('consent.young')} <a href="/help-now">{t('consent.youngHelp')}</a>
      </p>
      <p className={styles.small}>
        <a href="/privacy">{t('consent.privacy')}</a> {t('consent.version', { version: test.consentVersion })}
      </p>
      <div className={styles.actions}>
        {failure && (
          <p className={styles.problem} role="alert">
            {failure}
          </p>
        )}
        <button type="submit" className="button" aria-disabled={starting}>
          {starting ? t('consent.starting') : t('consent.go')}
        </button>
      </div>
    </ServerForm>
  )
}
