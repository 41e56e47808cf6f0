import type { ContactView, CountryView, LineGroup, LineView } from '@/core/care/helplines'
import styles from './CountryCard.module.css'

interface Props {
  view: CountryView
  /** Adds the anchors `#crisis`, `#engaged`, `#violence` and `#young`; for one card of a page only. */
  anchors?: boolean
}

/**
 * Renders the helplines of one country, each number a link: the first line to call as a large button, ways to write and
 * the emergency number below, the rest folded. It is plain HTML for documents too, without a script.
 */
export function CountryCard({ view: { note, first, ways, emergency, groups }, anchors = false }: Props) {
  // The emergency number is left out when it is already the large button.
  const numbers = emergency.numbers.filter(({ href }) => href !== first.href)
  return (
    <div className={styles.card}>
      <div className={styles.first}>
        <a className={styles.call} href={first.href} data-help-call>
          <strong>{first.call}</strong>
          <span>{first.name}</span>
        </a>
        {first.details.length > 0 && <p className={styles.soft}>{first.details.join(' · ')}</p>}
        {note && <p className={styles.soft}>{note}</p>}
      </div>
      {ways.length > 0 && <Ways contacts={ways} />}
      {numbers.length > 0 && (
        <p className={styles.danger}>
          <span>{emergency.title}</span>
          {numbers.map(({ href, number, label }) => (
            <a key={number} href={href}>
              {number}
              {label && <small>{label}</small>}
            </a>
          ))}
        </p>
      )}
      <div>
        {groups.map((group) => (
          <Group key={group.kind} group={group} {...(anchors && { id: group.kind })} />
        ))}
      </div>
    </div>
  )
}

/**
 * Renders the lines for one kind of need. Those for a crisis are unfolded: only the emergency number comes before them.
 */
function Group({ group: { kind, title, text, lines }, id }: { group: LineGroup; id?: string }) {
  const content = (
    <>
      {text && <p className={styles.soft}>{text}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={`${line.name} ${line.contacts[0]?.href}`} line={line} />
          ))}
        </ul>
      )}
    </>
  )
  if (kind === 'crisis') {
    return (
      <section className={styles.open} data-kind={kind} id={id}>
        <h3>{title}</h3>
        {content}
      </section>
    )
  }
  return (
    <details className={styles.fold} data-kind={kind} id={id}>
      <summary>{title}</summary>
      <div className={styles.inside}>{content}</div>
    </details>
  )
}

function Line({ line: { name, contacts, details } }: { line: LineView }) {
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <Ways contacts={contacts} />
      {details.length > 0 && <span className={styles.soft}>{details.join(' · ')}</span>}
    </li>
  )
}

const Ways = ({ contacts }: { contacts: readonly ContactView[] }) => (
  <span className={styles.ways}>
    {contacts.map(({ href, label, how }) => (
      <a key={href} href={href} {...(href.startsWith('https:') && { rel: 'noreferrer noopener external' })}>
        {label}
        {how && <small>{how}</small>}
      </a>
    ))}
  </span>
)
