import type { Translate } from '@/core/texts/namespaces'
import { firstSentence } from '@/core/texts/words'
import styles from './Letter.module.css'

interface Props {
  /** Explanation of the drawing in the words of the report; without it, the site's standard words stand by themselves. */
  text: string | null
  /** All of it waits, where help stands first. */
  folded: boolean
  t: Translate<'report'>
}

/** How a drawing is read: its first sentence, and the rest folded. */
export function PortraitCaption({ text, folded, t }: Props) {
  const plain = t('portrait.how')
  const first = text === null || folded ? plain : firstSentence(text)
  const rest = text === null ? '' : folded ? text : text.slice(first.length).trim()
  return (
    <div className={styles.caption}>
      <p>{first}</p>
      {rest && (
        <details>
          <summary>{t('portrait.read')}</summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  )
}
