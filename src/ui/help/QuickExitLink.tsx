import styles from './QuickExitLink.module.css'

interface Props {
  href: string
  label: string
  /** Text that names the target and says that Back does not return. */
  hint: string
}

/**
 * Renders a link that leaves the page at once, for people who must not be seen here; enhance.js keeps it out of the
 * history.
 */
export function QuickExitLink({ href, label, hint }: Props) {
  return (
    <a className={styles.leave} href={href} title={hint} rel="noreferrer noopener" data-leave data-no-print>
      {label}
    </a>
  )
}
