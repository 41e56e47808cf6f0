// Script of documents with places for reviews, beside enhance.js.
import { fetchJson, getProperty } from './json'

void fillReviews()

/** A review from /api/reviews, with everything already in the page's language. */
interface ShownReview {
  lang: string
  content: string
  name: string
  date: string
  day: string
  rating: number | null
  word: string
  marks: string[]
  /** Test that it is about, in a list of reviews of several tests. */
  test: { href: string; title: string } | null
  /** Answer of the operator. */
  answer?: { by: string; text: string } | null
}

/**
 * Puts the newest reviews into the places of `[data-reviews="<slug>"]` (empty: all tests) and shows the element once
 * there is a review. Texts of people are set as text, never as HTML.
 */
export async function fillReviews(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('[data-reviews]')
  if (parts.length === 0) return
  // Reviews are far below the first screen, so everything on it loads first.
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  const { lang } = document.documentElement.dataset
  for (const part of parts) {
    const reviews = getProperty(await fetchJson(`/api/reviews?test=${part.dataset.reviews}&lang=${lang}`), 'reviews')
    if (!Array.isArray(reviews)) continue
    part.querySelectorAll('li').forEach((place, index) => {
      if (reviews[index]) fillPlace(place, reviews[index])
      else place.remove()
    })
    part.hidden = reviews.length === 0
  }
}

function fillPlace(
  place: Element,
  { lang, content, name, date, day, rating, word, marks, test, answer }: ShownReview,
): void {
  const quote = place.querySelector('blockquote')
  const by = place.querySelector('p')
  if (!quote || !by) return
  quote.lang = lang
  quote.textContent = content
  const when = element('time', day)
  when.dateTime = date
  by.replaceChildren(element('bdi', name), when)
  if (rating) {
    const rated = element('span', word)
    rated.dataset.rating = String(rating)
    by.append(rated)
  }
  by.append(...marks.map((mark) => element('span', mark)))
  if (test) {
    const link = element('a', test.title)
    link.className = 'alone'
    link.href = test.href
    by.append(link)
  }
  if (answer) {
    const paragraph = element('p', answer.text)
    paragraph.dataset.answer = ''
    paragraph.prepend(element('b', answer.by))
    place.append(paragraph)
  }
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, text: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
