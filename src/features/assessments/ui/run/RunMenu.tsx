'use client'
import { useId, useRef } from 'react'
import { useSittings } from '@/stores/sittings'
import { Sentence } from '@/ui/Sentence'
import { useTexts } from '@/ui/texts'
import { Discard } from './Discard'
import { ResumeLink } from './ResumeLink'
import styles from './RunMenu.module.css'
import type { RunTest } from './run-test'

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
          <Discard slug={test.slug} sittingId={sittingId} />
        </div>
      </dialog>
    </>
  )
}
