import styles from './ErrorScreen.module.css'

/** The glass of the brand with still water: nothing to see here, and nothing broken either. */
export function ErrorGlass() {
  return (
    <svg viewBox="0 0 200 200" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="100" cy="100" r="92" className={styles.rim} />
      <circle cx="128" cy="62" r="15" className={styles.sun} />
      <path d="M9 104H191" className={styles.line} />
      <path d="M30 124h58M104 124h34M48 142h40M112 142h52M66 160h64" className={styles.reflection} />
    </svg>
  )
}
