import styles from './Breadcrumbs.module.css'

interface Props {
  label: string
  steps: readonly { name: string; path: string }[]
}

/** Renders links to the pages above this one. The page itself is not listed: its headline follows. */
export function Breadcrumbs({ label, steps }: Props) {
  return (
    <nav className={styles.crumbs} aria-label={label} data-no-print>
      <ol>
        {steps.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
