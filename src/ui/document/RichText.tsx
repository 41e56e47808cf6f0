import { Fragment } from 'react'

/** `[words](/path)` or the e-mail address of the params. */
const LINK = /\[([^\]]+)\]\(([^)]+)\)|\{\{email\}\}/g

interface Props {
  text: string
  /** Address that replaces `{{email}}`, as a mailto link. */
  email?: string
}

/** Renders a text of the locale files with the two kinds of links it may contain; everything else is plain. */
export function RichText({ text, email = '' }: Props) {
  const parts: React.ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    const [whole, words, path] = match
    parts.push(text.slice(from, match.index))
    parts.push(
      <a key={match.index} href={path ?? `mailto:${email}`}>
        {words ?? email}
      </a>,
    )
    from = match.index + whole.length
  }
  return (
    <Fragment>
      {parts}
      {text.slice(from)}
    </Fragment>
  )
}
