'use client'
import { useState } from 'react'
import { useSittings } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { blockSecondClick } from '@/ui/form/second-click'
import { isRefusal } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import styles from './RunMenu.module.css'
import { goBackToFirstEntry } from './state/history-steps'
import { useRefusal } from './state/use-refusal'

/** Lets a reader stop and delete every answer, here and on the server. */
export function DiscardSection({ slug, sittingId }: { slug: string; sittingId: string }) {
  const t = useTexts('run')
  const refusal = useRefusal()
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState('')

  function ask() {
    blockSecondClick()
    setAsking(true)
  }

  async function discard() {
    try {
      await api.tests.discard.mutate({ sittingId: sittingId })
    } catch (error) {
      // A sitting that the server does not have is already deleted.
      if (!isRefusal(error, 'NOT_FOUND')) return setFailure(refusal(error))
    }
    await goBackToFirstEntry()
    useSittings.getState().end(slug)
    location.assign(`/tests/${slug}`)
  }

  return (
    <section className={styles.part}>
      <h3>{t('menu.stop')}</h3>
      <p>{t(asking ? 'menu.stopAsk' : 'menu.stopText')}</p>
      {asking ? (
        <div className={styles.choice}>
          {/* Cancel first: a double tap must not delete. */}
          <button type="button" className="button quiet" onClick={() => setAsking(false)}>
            {t('menu.stopNo')}
          </button>
          <button type="button" className={`button ${styles.delete}`} onClick={discard}>
            {t('menu.stopYes')}
          </button>
        </div>
      ) : (
        <button type="button" className="button quiet" onClick={ask}>
          {t('menu.stopStart')}
        </button>
      )}
      {failure && (
        <p className={styles.said} role="alert">
          {failure}
        </p>
      )}
    </section>
  )
}
