import type { CountryView, LineView } from '@/core/helplines'
import styles from './CountryCard.module.css'

interface Props {
  view: CountryView
  /** Makes `#crisis`, `#engaged`, `#violence` and `#young` places of the page; for one card of it only. */
  anchors?: boolean
}

/** Whom to call in one country, each number a link. Plain HTML: documents have it too, without a script. */
export function CountryCard({ view: { note, emergency, groups, checked }, anchors = false }: Props) {
  return (
    <div className={styles.card}>
      <section className={styles.danger}>
        <h3>{emergency.title}</h3>
        <p className={styles.numbers}>
          {emergency.numbers.map(({ href, number, label }) => (
            <a key={number} href={href}>
              {number}
              {label && <small>{label}</small>}
            </a>
          ))}
        </p>
      </section>
      {note && <p>{note}</p>}
      {groups.map(({ kind, title, text, lines }) => (
        <section key={kind} className={styles.group} data-kind={kind} {...(anchors && { id: kind })}>
          <h3>{title}</h3>
          {text && <p className={styles.soft}>{text}</p>}
          {lines.length > 0 && (
            <ul className={styles.lines}>
              {lines.map((line) => (
                <Line key={line.contacts[0]?.href} line={line} />
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className={styles.soft}>{checked}</p>
    </div>
  )
}

function Line({ line: { name, contacts, details } }: { line: LineView }) {
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span className={styles.ways}>
        {contacts.map(({ href, label, how }) => (
          <a key={href} href={href} {...(href.startsWith('https:') && { rel: 'noreferrer noopener external' })}>
            {label}
            {how && <small>{how}</small>}
          </a>
        ))}
      </span>
      {details.length > 0 && <span className={styles.soft}>{details.join(' · ')}</span>}
    </li>
  )
}
