import { Fragment } from 'react'
import type { Locale } from '@/core/locale'
import { wordsOf } from '@/core/words'

/** A headline that breaks between words in Chinese too; browsers would break anywhere, or only at punctuation. */
export function Phrase({ text, locale }: { text: string; locale: Locale }) {
  if (locale !== 'cn') return text
  return wordsOf(text).map(({ word, at }) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
