import styles from './LeaveLink.module.css'

interface Props {
  href: string
  label: string
  hint: string
}

/** Leaves the page at once, for people who must not be seen here; enhance.js keeps it out of the history. */
export function LeaveLink({ href, label, hint }: Props) {
  return (
    <p className={styles.leave} data-no-print>
      <a className={`button ${styles.link}`} href={href} rel="noreferrer noopener" data-leave>
        {label}
      </a>
      <small>{hint}</small>
    </p>
  )
}
