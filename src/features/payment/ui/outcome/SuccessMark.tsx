import styles from './SuccessMark.module.css'

/** A circle with a tick, drawn like the motifs of the tests. */
export const SuccessMark = () => (
  <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="30" />
    <path d="M19 33c5 3 8 7 10 11 4-11 10-19 18-25" />
  </svg>
)
