'use client'
// biome-ignore lint/plugin/form-state: a link to copy.
import { useId, useRef, useState } from 'react'
import { useSittings } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { Sentence } from '@/ui/Sentence'
import { useTexts } from '@/ui/texts'
import { DiscardSection } from './DiscardSection'
import styles from './RunMenu.module.css'
import type { RunTest } from './run-test'
import { useRefusal } from './state/use-refusal'

/** Renders the rarely used choices: going on automatically, help, how to answer, another device, stopping. */
export function RunMenu({ test, sittingId }: { test: RunTest; sittingId: string }) {
  const t = useTexts('run')
  const common = useTexts('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const autoAdvance = useSittings((state) => state.autoAdvance)
  const setAutoAdvance = useSittings((state) => state.setAutoAdvance)
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t('menu.open')}
        onClick={() => dialog.current?.showModal()}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
          <circle cx="5" cy="12" r="1.6" />
          <circle cx="12" cy="12" r="1.6" />
          <circle cx="19" cy="12" r="1.6" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is for taps beside it */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={headingId}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={headingId} className={styles.heading}>
              {t('menu.heading')}
            </h2>
            <button type="button" className="button text" onClick={() => dialog.current?.close()}>
              {t('menu.close')}
            </button>
          </div>
          <label className={styles.switch}>
            <input type="checkbox" checked={autoAdvance} onChange={(event) => setAutoAdvance(event.target.checked)} />
            <span>{t('menu.auto')}</span>
          </label>
          <p className={styles.help}>
            <Sentence text={common('footer.helpNote')}>
              <a href="/help-now">{common('footer.help')}</a>
            </Sentence>
          </p>
          <details className={styles.how}>
            <summary>{t('instructions.heading')}</summary>
            <p>
              {test.instructions.lead}
              {test.instructions.rest}
            </p>
          </details>
          <ResumeLink sittingId={sittingId} />
          <DiscardSection slug={test.slug} sittingId={sittingId} />
        </div>
      </dialog>
    </>
  )
}

/** Renders the link that moves this sitting to another device. */
function ResumeLink({ sittingId }: { sittingId: string }) {
  const t = useTexts('run')
  const common = useTexts('common')
  const refusal = useRefusal()
  const [link, setLink] = useState<string | null>(null)
  const [message, setMessage] = useState('')

  async function make() {
    try {
      const { path } = await api.tests.resumeLink.mutate({ sittingId: sittingId })
      setLink(location.origin + path)
      setMessage('')
    } catch (error) {
      setMessage(refusal(error))
    }
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(common('state.copied'))
    } catch {
      setMessage(common('error.copy'))
    }
  }

  return (
    <section className={styles.part}>
      <h3>{t('menu.device')}</h3>
      <p>{t('menu.deviceText')}</p>
      {link === null ? (
        <button type="button" className="button quiet" onClick={make}>
          {t('menu.makeLink')}
        </button>
      ) : (
        <div className={styles.link}>
          <input readOnly value={link} aria-label={t('menu.link')} onFocus={(event) => event.target.select()} />
          <button type="button" className="button" onClick={() => copy(link)}>
            {t('menu.copy')}
          </button>
        </div>
      )}
      <p className={styles.said} role="status">
        {message}
      </p>
    </section>
  )
}
