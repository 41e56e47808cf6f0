import type { ReactNode } from 'react'
import { RichText } from '@/ui/document/RichText'
import styles from './About.module.css'

interface Props {
  id: string
  /** `title`, then paragraphs `p1`, `p2` … and list lines `l1`, `l2` …; other keys are for the children. */
  text: Readonly<Record<string, string>>
  params: Readonly<Record<string, string | number>>
  email: string
  /** Stands after the first paragraph. */
  children?: ReactNode
}

/** One part of the page: its title beside its text. */
export function AboutPart({ id, text, params, email, children }: Props) {
  const filled = (key: string) =>
    (text[key] ?? '').replace(/\{\{(\w+)\}\}/g, (place, name) => String(params[name] ?? place))
  const keys = Object.keys(text)
  const [first, ...others] = keys.filter((key) => /^p\d/.test(key))
  const lines = keys.filter((key) => /^l\d/.test(key))
  const paragraph = (key: string) => (
    <p key={key}>
      <RichText text={filled(key)} email={email} />
    </p>
  )
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <div className="stack">
        {first && paragraph(first)}
        {children}
        {others.map(paragraph)}
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((key) => (
              <li key={key}>
                <RichText text={filled(key)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
