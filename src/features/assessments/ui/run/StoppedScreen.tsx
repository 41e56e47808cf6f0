'use client'
import { useSittings } from '@/stores/sittings'
import { useTexts } from '@/ui/texts'
import { FocusHeading } from './FocusHeading'
import styles from './Screen.module.css'
import { clearSubmittedSitting, noteSubmittedSitting } from './state/submitted-sitting'
import type { StopReason } from './state/use-run'

interface StoppedScreenProps {
  slug: string
  reason: StopReason
  focus: boolean
  done: () => void
}

/** Renders the screen of a sitting that goes on elsewhere or is over, with links to the possible next steps. */
export function StoppedScreen({ slug, reason, focus, done }: StoppedScreenProps) {
  const t = useTexts('run')
  const common = useTexts('common')
  const restart = () => {
    if (reason.why !== 'linkOver' && reason.why !== 'resultOver') useSittings.getState().end(slug)
    clearSubmittedSitting()
    done()
  }
  const leave = (sittingId: string) => {
    useSittings.getState().end(slug)
    noteSubmittedSitting(sittingId)
  }
  return (
    <div className={styles.screen}>
      <FocusHeading className={styles.heading} focus={focus}>
        {t(`gone.${reason.why}.heading`)}
      </FocusHeading>
      <p className={styles.lede}>{t(`gone.${reason.why}.text`)}</p>
      <div className={styles.actions}>
        {reason.why === 'completed' && (
          <a className="button" href={`/report/${reason.sittingId}`} onClick={() => leave(reason.sittingId)}>
            {t('gone.toSummary')}
          </a>
        )}
        {reason.why === 'signedOut' ? (
          <a className="button" href={`/login?next=${encodeURIComponent(`/tests/${slug}/run`)}`}>
            {common('nav.signIn')}
          </a>
        ) : reason.why === 'offline' || reason.why === 'signedIn' ? (
          // biome-ignore lint/plugin/reload: the sitting is in another state than this page knows.
          <button type="button" className="button" onClick={() => location.reload()}>
            {t('gone.retry')}
          </button>
        ) : (
          <button type="button" className={reason.why === 'completed' ? 'button quiet' : 'button'} onClick={restart}>
            {reason.why === 'linkOver' || reason.why === 'resultOver' ? t('gone.on') : t('gone.anew')}
          </button>
        )}
      </div>
    </div>
  )
}
