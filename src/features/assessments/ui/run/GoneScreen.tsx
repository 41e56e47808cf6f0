'use client'
import { useSittings } from '@/stores/sittings'
import { useTexts } from '@/ui/texts'
import { FocusHeading } from './FocusHeading'
import styles from './Screen.module.css'
import { forgetHandedIn, noteHandedIn } from './state/handed-in'
import type { Gone } from './state/use-run'

interface GoneScreenProps {
  slug: string
  gone: Gone
  focus: boolean
  done: () => void
}

/** Renders the screen of a sitting that goes on elsewhere or is over, with links to the possible next steps. */
export function GoneScreen({ slug, gone, focus, done }: GoneScreenProps) {
  const t = useTexts('run')
  const common = useTexts('common')
  const restart = () => {
    if (gone.why !== 'linkOver' && gone.why !== 'resultOver') useSittings.getState().end(slug)
    forgetHandedIn()
    done()
  }
  const leave = (sittingId: string) => {
    useSittings.getState().end(slug)
    noteHandedIn(sittingId)
  }
  return (
    <div className={styles.screen}>
      <FocusHeading className={styles.heading} focus={focus}>
        {t(`gone.${gone.why}.heading`)}
      </FocusHeading>
      <p className={styles.lede}>{t(`gone.${gone.why}.text`)}</p>
      <div className={styles.actions}>
        {gone.why === 'completed' && (
          <a className="button" href={`/report/${gone.sittingId}`} onClick={() => leave(gone.sittingId)}>
            {t('gone.toSummary')}
          </a>
        )}
        {gone.why === 'signedOut' ? (
          <a className="button" href={`/login?next=${encodeURIComponent(`/tests/${slug}/run`)}`}>
            {common('nav.signIn')}
          </a>
        ) : gone.why === 'offline' || gone.why === 'signedIn' ? (
          // biome-ignore lint/plugin/reload: the sitting is in another state than this page knows.
          <button type="button" className="button" onClick={() => location.reload()}>
            {t('gone.retry')}
          </button>
        ) : (
          <button type="button" className={gone.why === 'completed' ? 'button quiet' : 'button'} onClick={restart}>
            {gone.why === 'linkOver' || gone.why === 'resultOver' ? t('gone.on') : t('gone.anew')}
          </button>
        )}
      </div>
    </div>
  )
}
