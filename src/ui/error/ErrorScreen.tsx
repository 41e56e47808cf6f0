import type { ReactNode } from 'react'
import styles from './ErrorScreen.module.css'

interface Props {
  status: number
  message: string
  /** A kind sentence below the message. */
  hint?: string
  home: string
  /** Clears the error and goes home. Without it, home is a link that enhance.js lets replace this page. */
  onHome?: () => void
  /** Further actions, such as a retry. */
  children?: ReactNode
}

/** Renders the error screen: the status, a sentence, and the way home, in the theme of the page. */
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

/** Renders the glass of the brand with still water. */
function ErrorGlass() {
  return (
    <svg viewBox="0 0 200 200" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="100" cy="100" r="92" className={styles.rim} />
      <circle cx="128" cy="62" r="15" className={styles.sun} />
      <path d="M9 104H191" className={styles.line} />
      <path d="M30 124h58M104 124h34M48 142h40M112 142h52M66 160h64" className={styles.reflection} />
    </svg>
  )
}
