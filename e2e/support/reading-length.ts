import type { Page } from '@playwright/test'

/** Length of a report, in CSS pixels of its window. */
export interface ReadingLength {
  height: number
  /** Number of visible words, or of visible Chinese characters. */
  words: number
  /** Distance of the headline from the top of the page. */
  headline: number
  /** Distance of the letter from the top of the page; 0 without a letter. */
  letter: number
  /** The longest stretch without a picture or a sentence in display type, and the chapter in which it ends. */
  stretch: { height: number; before: string }
}

export type Folds = 'closed' | 'first' | 'open'

/**
 * Measures a report that is open in the browser.
 * @param folds which chapters are open: none, all, or those that a report opens at first
 */
export async function measureReadingLength(page: Page, folds: Folds): Promise<ReadingLength> {
  // The functions in this call have no names, because tsx would wrap named ones in a helper that the page lacks.
  return page.evaluate((folds) => {
    if (folds !== 'first') {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-chapter], [data-rest]')) {
        fold.open = folds === 'open'
      }
    }
    const article = document.querySelector<HTMLElement>('main article')
    if (!article) throw new Error('no report')
    const seen = [...article.querySelectorAll('svg, figure, [data-pulled], h1')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => element.checkVisibility() && box.width > 100 && box.height > 20)
      .map(({ element, box }) => ({ element, from: box.top + scrollY, to: box.bottom + scrollY }))
      .sort((one, other) => one.from - other.from)
    const end = article.getBoundingClientRect().bottom + scrollY
    let [reached, height, before] = [article.getBoundingClientRect().top + scrollY, 0, '']
    for (const { element, from, to } of [...seen, { element: null, from: end, to: end }]) {
      if (from - reached > height) {
        height = from - reached
        before = element?.closest('section[id]')?.id ?? (element ? 'top' : 'end')
      }
      reached = Math.max(reached, to)
    }
    const text = document.querySelector('main')?.innerText ?? ''
    const one = document.documentElement.lang.startsWith('zh') ? /\p{Script=Han}/gu : /\S+/g
    return {
      height: document.documentElement.scrollHeight,
      words: text.match(one)?.length ?? 0,
      headline: Math.round((article.querySelector('h1')?.getBoundingClientRect().top ?? -scrollY) + scrollY),
      letter: Math.round((article.querySelector('#letter')?.getBoundingClientRect().top ?? -scrollY) + scrollY),
      stretch: { height: Math.round(height), before },
    }
  }, folds)
}
