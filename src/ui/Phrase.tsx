import { Fragment } from 'react'
import type { Locale } from '@/core/locale'
import { wordsOf } from '@/core/texts/words'

/**
 * Renders a title that, in Chinese, breaks after its clauses, and between words if a clause is longer than a line;
 * browsers would break anywhere, or only at punctuation. A document needs it only for a title that is neither a heading
 * nor `.words`, because the build marks those (`src/documents/build/word-breaks.ts`).
 */
export function Phrase({ text, locale }: { text: string; locale: Locale }) {
  if (locale !== 'cn') return text
  const clauses = clausesOf(wordsOf(text))
  if (clauses.length === 1) return <Words words={clauses[0] ?? []} />
  return clauses.map((words) => (
    <span key={words[0]?.at} className="clause">
      <Words words={words} />
    </span>
  ))
}

type Word = ReturnType<typeof wordsOf>[number]

const Words = ({ words }: { words: readonly Word[] }) =>
  words.map(({ word, at }, index) => (
    <Fragment key={at}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))

/** Groups words into clauses, each up to and including a comma, a colon or a full stop. */
function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]]
  for (const one of words) {
    const last = clauses.at(-1)
    if (last?.length && endsClause.test(last.at(-1)?.word ?? '')) clauses.push([one])
    else last?.push(one)
  }
  return clauses
}

const endsClause = /[，。；：？！][”’）》」』]*$/
