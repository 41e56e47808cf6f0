'use client'
// biome-ignore lint/plugin/form-state: ticks that begin a test; what is sent is the first answer.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { DomainError } from '@/core/error/error'
import { joinSentences } from '@/core/texts/sentences'
import { useApp } from '@/stores/app'
import { areCookiesEnabled } from '@/stores/cookies-enabled'
import { requestOwner } from '@/stores/page-owner'
import { loadSittings, useSittings } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { ServerForm } from '@/ui/form/ServerForm'
import { isReaderInMainland } from '@/ui/help/mainland'
import { useHydrated } from '@/ui/hydrated'
import { isRefusal } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import type { TransferQuestion } from '../../../schema'
import type { RunTest } from '../run-test'
import { noteStart } from '../state/history-steps'
import { useRefusal } from '../state/use-refusal'
import styles from './BeginScreen.module.css'

/** Returns 128 random bits as base64url: the id under which the server opens the sitting. */
function newSittingId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Returns the id of the finished sitting after which a free retake was offered (`?retake=`). */
function retakeOf(): string | undefined {
  const id = new URLSearchParams(location.search).get('retake')
  return id !== null && /^[\w-]{22}$/.test(id) ? id : undefined
}

/**
 * Returns the key from the retest study's mail that led here (`#again=`). It is in the fragment, which no server sees
 * or logs.
 */
const retestKey = (): string | undefined => /^#again=([\w-]{43})$/.exec(location.hash)?.[1]

/** Warns the reader before the start that a browser without cookies cannot keep the answers. */
export function CookieWarning() {
  const t = useTexts('run')
  const hydrated = useHydrated()
  if (!hydrated || areCookiesEnabled()) return null
  return (
    <p className="notice" role="alert">
      {t('noCookies')}
    </p>
  )
}

/**
 * Renders the explicit consent and the button that begins the test: no box is ticked beforehand, and nothing is stored
 * before consent is given. The purpose stands above the boxes; the duration, and the way to withdraw consent, are
 * folded below them.
 *
 * The form keeps its ticks in its own state: `useServerForm` would add 8 KB of Mantine's form, and the run page is only
 * 3 KB below its limit of 140 KB.
 */
export function ConsentForm({ test }: { test: RunTest }) {
  const t = useTexts('run')
  const refusal = useRefusal()
  const [pending, setPending] = useState(false)
  const [given, setGiven] = useState({ health: false, adult: false, norms: false, transfer: false })
  const { transfer, ask } = useTransfer()
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // The id is kept across retries, so that a start whose reply was lost is found again.
  const sittingId = useRef(newSittingId())

  async function start(event: FormEvent) {
    event.preventDefault()
    setPending(true)
    const missing = (['health', 'adult', ...(transfer?.needed ? ['transfer' as const] : [])] as const).find(
      (name) => !given[name],
    )
    if (missing) return form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
    if (starting) return
    if (!areCookiesEnabled()) return setFailure(t('noCookies'))
    setStarting(true)
    setFailure(null)
    try {
      const question = await ask()
      // The question arrived after the button was pressed: its box is shown now, with the error message beside it.
      if (question?.needed && !given.transfer) return setStarting(false)
      const { sittingId } = await open(question)
      const tags = await requestOwner()
      // The browser kept no cookie, so the server would not recognize the owner of the sitting it has started.
      if (tags.length === 0) throw new DomainError('COOKIES_BLOCKED')
      loadSittings(tags)
      useApp.getState().setGameDetail({ slug: test.slug, title: test.title })
      // The person has just read the instructions, so the first question comes next.
      noteStart(sittingId)
      scrollTo(0, 0)
      useSittings.getState().begin(test.slug, { id: sittingId, version: test.version, answers: [] })
    } catch (error) {
      setFailure(refusal(error))
      setStarting(false)
    }
  }

  const send = (question: TransferQuestion | null) =>
    api.tests.start.mutate({
      sittingId: sittingId.current,
      slug: test.slug,
      consentVersion: test.consentVersion,
      healthConsent: true,
      adult: true,
      normsConsent: given.norms,
      ...(question && { transfer: { agreedTo: given.transfer ? question.version : null } }),
      retakeOf: retakeOf(),
      retestKey: retestKey(),
    })

  /** Starts the sitting. The id of a first try whose cookie was lost has no owner here, so a new one is needed. */
  const open = (question: TransferQuestion | null) =>
    send(question).catch((error) => {
      if (!isRefusal(error, 'NOT_FOUND')) throw error
      sittingId.current = newSittingId()
      return send(question)
    })

  const box = (name: Exclude<keyof typeof given, 'transfer'>, missing?: string) => (
    <ConsentBox
      name={name}
      text={t(`consent.${name}`)}
      problem={missing !== undefined && pending && !given[name] ? missing : null}
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
            problem={transfer.needed && pending && !given.transfer ? t('transfer.missing') : null}
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

interface Props {
  name: string
  text: string
  /** Error message when the box was required and is not ticked. */
  problem: string | null
  required: boolean
  checked: boolean
  change: (checked: boolean) => void
}

/** Renders one consent, given by ticking it. */
function ConsentBox({ name, text, problem, required, checked, change }: Props) {
  const problemId = useId()
  return (
    <div className={styles.box}>
      <label className={styles.boxLabel}>
        <input
          type="checkbox"
          name={name}
          required={required}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          checked={checked}
          onChange={(event) => change(event.target.checked)}
        />
        <span>{text}</span>
      </label>
      {problem !== null && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/**
 * Renders the facts behind the consent to the transfer: who receives which data, why, and what agreeing and declining
 * mean.
 */
function TransferFacts({ transfer: { needed, recipients, version } }: { transfer: TransferQuestion }) {
  const t = useTexts('run')
  return (
    <>
      <p>{t(needed ? 'transfer.why' : 'transfer.whyOptional')}</p>
      <ul className={styles.recipients}>
        {recipients.map(({ name, does, contact }) => (
          <li key={name + does}>
            {name}
            <br />
            {does}
            <br />
            {contact}
          </li>
        ))}
      </ul>
      <p>{t('transfer.effect')}</p>
      <p>
        {joinSentences(t(needed ? 'transfer.refuse' : 'transfer.refuseOptional'), t('consent.version', { version }))}
      </p>
    </>
  )
}

interface UsedTransfer {
  /** Transfer to agree to; null where there is none, or while that is unknown. */
  transfer: TransferQuestion | null
  /** Returns `transfer` once it is known. @throws the error of the request; the next call sends it again */
  ask: () => Promise<TransferQuestion | null>
}

/**
 * Finds the transfer out of mainland China that starts when the reader begins; only browsers there send the request.
 */
function useTransfer(): UsedTransfer {
  const [transfer, setTransfer] = useState<TransferQuestion | null>(null)
  const asking = useRef<Promise<TransferQuestion | null> | null>(null)

  const request = async () => {
    try {
      const found = isReaderInMainland() ? await api.tests.transfer.query() : null
      setTransfer(found)
      return found
    } catch (error) {
      asking.current = null
      throw error
    }
  }
  const ask = () => {
    asking.current ??= request()
    return asking.current
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a failure is told when somebody begins
  useEffect(() => {
    ask().catch(() => {})
  }, [])

  return { transfer, ask }
}
