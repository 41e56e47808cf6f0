/** A review as /api/reviews gives it, with everything already in the page's language. */
interface ShownReview {
  lang: string
  content: string
  name: string
  date: string
  day: string
  rating: number | null
  word: string
  marks: string[]
  /** Which test it is about, where reviews of several stand together. */
  test: { href: string; title: string } | null
}

/**
 * Puts real reviews into the first places of the samples in `[data-reviews="<slug>"]` (empty: all tests). Once there is
 * one for each place, every `[data-real]` says what is true from then on. What people wrote is set as text, never as HTML.
 */
export async function fillReviews(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('[data-reviews]')
  if (parts.length === 0) return
  // They stand far below the first screen, so what is on it comes first.
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  const { lang } = document.documentElement.dataset
  for (const part of parts) {
    try {
      const response = await fetch(`/api/reviews?test=${part.dataset.reviews}&lang=${lang}`)
      if (!response.ok) continue
      const reviews: ShownReview[] = (await response.json()).reviews
      const places = part.querySelectorAll('li')
      places.forEach((place, index) => {
        const review = reviews[index]
        if (review) fillPlace(place, review)
      })
      if (reviews.length < places.length) continue
      for (const text of part.querySelectorAll<HTMLElement>('[data-real]')) text.textContent = text.dataset.real ?? ''
    } catch {
      // The samples stay, marked as such.
    }
  }
}

function fillPlace(place: Element, { lang, content, name, date, day, rating, word, marks, test }: ShownReview): void {
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
    link.href = test.href
    by.append(link)
  }
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, text: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
