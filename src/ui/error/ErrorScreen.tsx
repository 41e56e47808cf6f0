import type { ReactNode } from 'react'
import { ErrorGlass } from './ErrorGlass'
import styles from './ErrorScreen.module.css'

interface Props {
  status: number
  message: string
  /** A kind word under it. */
  hint?: string
  home: string
  /** Clears the error before the way home; without it enhance.js makes the link replace the route. */
  onHome?: () => void
  /** Further actions, such as a retry. */
  children?: ReactNode
}

/** The error screen: the numeric status, a sentence, and the way home. It looks like the theme of the page around it. */
export function ErrorScreen({ status, message, hint, home, onHome, children }: Props) {
  return (
    <section className={`wrap ${styles.screen}`}>
      <div className={styles.words}>
        <p className={styles.status}>{status}</p>
        <h1 className={styles.message}>{message}</h1>
        {hint && <p className={styles.hint}>{hint}</p>}
        <div className="cluster">
          {onHome ? (
            <button type="button" className="button" onClick={onHome}>
              {home}
            </button>
          ) : (
            <a className="button" href="/landing/home" data-replace>
              {home}
            </a>
          )}
          {children}
        </div>
      </div>
      <div className={styles.picture}>
        <ErrorGlass />
      </div>
    </section>
  )
}
