import styles from './LeaveLink.module.css'

interface Props {
  href: string
  label: string
  hint: string
}

/** The way out for somebody who must not be seen here; enhance.js makes it leave nothing behind. */
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
