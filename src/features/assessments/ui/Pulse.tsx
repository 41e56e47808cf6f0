import styles from './Pulse.module.css'

interface Props {
  /** Empty: all tests together. */
  slug?: string
  /** Stands there without JavaScript, while nothing is known, and at zero. */
  invite: string
  /** Templates with `{{count}}`, filled by enhance.js. */
  one: string
  many: string
}

/** How many people finished a test in the last hour: the real number or an invitation, never an invented one. */
export function Pulse({ slug = '', invite, one, many }: Props) {
  return (
    <p className={styles.pulse}>
      <svg viewBox="0 0 40 16" width="40" height="16" fill="none" aria-hidden="true">
        <path
          d="M1 8h7c3 0 3-6 6-6s3 12 6 12 3-6 6-6h13"
          stroke="var(--warm)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span data-pulse={slug} data-one={one} data-many={many} suppressHydrationWarning>
        {invite}
      </span>
    </p>
  )
}

/** A template as it stands in the texts, for the script to fill. */
export const template = { count: '{{count}}' }
