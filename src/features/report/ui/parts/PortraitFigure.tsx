import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import type { Translate } from '@/core/texts/namespaces'
import { firstSentence } from '@/core/texts/words'
import { Portrait } from '@/ui/charts/Portrait'
import type { FullView, SummaryView } from '../../schema'
import styles from './Letter.module.css'

interface Props {
  view: Pick<FullView | SummaryView, 'slug' | 'title' | 'picture' | 'portrait' | 'head'>
  /** Explanation of the drawing in the report's words; the site's standard words if absent. */
  caption?: string | null
  /** Whether the explanation is folded, because help comes first. */
  folded?: boolean
  t: Translate<'report'>
}

/**
 * Renders the drawing of a result, with its sentence below unless the sentence is the headline; nothing if nothing was
 * scored. Pictures of single parts on the same page (`PartPortrait`) are drawn with the marks of this drawing.
 */
export function PortraitFigure({ view: { slug, title, picture, portrait, head }, caption, folded = false, t }: Props) {
  if (picture.length === 0) return null
  return (
    <figure className={styles.portrait} id="portrait">
      <Portrait drawing={drawPortraitFromView(slug, picture)} label={t('portrait.label', { title })} source />
      <figcaption>
        {head && portrait && <p className={styles.quick}>{portrait}</p>}
        <PortraitCaption text={caption ?? null} folded={folded} t={t} />
      </figcaption>
    </figure>
  )
}

interface CaptionProps {
  /** Explanation of the drawing in the words of the report; without it, the site's standard words stand by themselves. */
  text: string | null
  /** Whether all of it is folded, because help comes first. */
  folded: boolean
  t: Translate<'report'>
}

/** Length of three lines on a phone, in letters; a Chinese character is as wide as two letters. */
const THREE_LINES = 126

/** Whether a sentence can stand under a drawing: three lines at most, and no list of scores. */
function standsAlone(sentence: string): boolean {
  const scores = (sentence.match(/\d+/g) ?? []).filter((figure) => figure !== '100')
  return sentence.replaceAll(/[\u2E80-\uFFEF]/g, 'xx').length <= THREE_LINES && scores.length < 2
}

/**
 * Renders the explanation of a drawing: its first sentence, if that can stand alone, and the rest folded. Sentences
 * with numbers are folded under the same title as the numbers of a part.
 */
export function PortraitCaption({ text, folded, t }: CaptionProps) {
  const whole = text ?? ''
  const first = firstSentence(whole)
  const leads = whole !== '' && !folded && standsAlone(first)
  const rest = leads ? whole.slice(first.length).trim() : whole
  return (
    <div className={styles.caption}>
      <p>{leads ? first : t('portrait.how')}</p>
      {rest && (
        <details>
          <summary>{t(/\d/.test(rest) ? 'interval.numbers' : 'portrait.read')}</summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  )
}
