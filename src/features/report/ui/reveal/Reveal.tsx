import { themeColours } from '@/core/brand/brand'
import { drawDurationTenths, renderPortraitSvg } from '@/core/charts/drawing/svg'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import { Markup, markup } from '@/core/texts/escape'
import type { Translate } from '@/core/texts/namespaces'
import { wordsOf } from '@/core/texts/words'
import { REVEAL_SCRIPT } from '@/documents/browser/report/reveal'
import type { FullView, SummaryView } from '../../schema'
import styles from './Reveal.module.css'

interface Props {
  view: Pick<
    FullView | SummaryView,
    'sittingId' | 'slug' | 'picture' | 'head' | 'portrait' | 'help' | 'retake' | 'answered'
  >
  locale: Locale
  t: Translate<'report'>
}

/** Characters beyond which the sentence is set smaller. */
const LONG = { cn: 30, en: 72, es: 72 } as const
/** Number of groups of words in which the sentence appears, and tenths of a second from the first group to the last. */
const GROUPS = 5
const SENTENCE_TENTHS = 4
/** Delay in tenths of a second between the sentence and what is below it. */
const AFTER_SENTENCE = 5

/**
 * Renders the first screen of a result that is opened for the first time: its drawing, drawn line by line, then its
 * sentence. It is in a `<template>` before the letter, from which REVEAL_SCRIPT takes it; screen readers read only the
 * letter. It is left out when help comes first, and when the answers call for a retake.
 */
export function Reveal({ view, locale, t }: Props) {
  const cover = coverOf(view, locale, t)
  return (
    <>
      {/* Filled by the script before React is there, which leaves it as it is. */}
      <div
        className={`wrap ${styles.cover}`}
        data-cover={cover ? view.sittingId : undefined}
        aria-hidden="true"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React keeps what the script puts in
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped below */}
      <template dangerouslySetInnerHTML={{ __html: cover ?? '' }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: REVEAL_SCRIPT }} suppressHydrationWarning />
      {cover && <div id="read-on" />}
    </>
  )
}

/** Returns the first screen as markup; null if there is none. */
function coverOf(
  { slug, picture, head, portrait, help, retake, answered }: Props['view'],
  locale: Locale,
  t: Props['t'],
) {
  const sentence = head?.headline ?? portrait
  if (help !== 'none' || retake || picture.length === 0 || !sentence) return null
  const drawing = renderPortraitSvg(drawPortraitFromView(slug, picture), themeColours(), {
    x: 0,
    y: 0,
    width: 400,
    timed: true,
  })
  const groups = groupsOf(sentence, locale).map((words, index, { length }) => {
    const at = drawDurationTenths + (length > 1 ? Math.round((index * SENTENCE_TENTHS) / (length - 1)) : 0)
    return markup`<span data-at="${at}">${words.map((word, n) => markup`${index + n > 0 ? markup`<wbr>` : undefined}${word}`)}</span>`
  })
  const long = sentence.length > LONG[locale] ? ` ${styles.long}` : ''
  return markup`<div class="${styles.drawing}">${new Markup(drawing)}</div>
<p class="${styles.sentence}${long}">${groups}</p>
<p class="${styles.from}">${t('reveal.from', { answers: answered })}</p>
<a class="${styles.on}" href="#read-on" tabindex="-1" data-at="${drawDurationTenths + AFTER_SENTENCE}"><svg viewBox="0 0 32 32" width="32" height="32"><path d="M8 12.5l8 8 8-8"/></svg></a>`
    .text
}

/** Returns the words of a sentence in a few groups of about the same length, with the spaces between them. */
function groupsOf(sentence: string, locale: Locale): string[][] {
  const words = locale === 'cn' ? wordsOf(sentence).map(({ word }) => word) : sentence.split(/(?<=\s)/)
  const groups: string[][] = []
  let length = 0
  for (const word of words) {
    const index = Math.min(GROUPS - 1, Math.floor((length / sentence.length) * GROUPS))
    const group = groups[index]
    if (group) group.push(word)
    else groups[index] = [word]
    length += word.length
  }
  return groups.filter(Boolean)
}
