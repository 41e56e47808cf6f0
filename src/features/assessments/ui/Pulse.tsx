import styles from './Pulse.module.css'

interface Props {
  /** Slug of one test; empty for all tests together. */
  slug?: string
}

/**
 * Shows the number of people who finished a test lately, in the words of /api/pulse: the real number, or nothing. Space
 * for its line is reserved, so that nothing moves when it appears.
 */
export function Pulse({ slug = '' }: Props) {
  return (
    <p className={styles.pulse} data-pulse={slug} hidden suppressHydrationWarning>
      <svg viewBox="0 0 40 16" width="40" height="16" fill="none" aria-hidden="true">
        <path
          d="M1 8h7c3 0 3-6 6-6s3 12 6 12 3-6 6-6h13"
          stroke="var(--warm)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span suppressHydrationWarning />
    </p>
  )
}
