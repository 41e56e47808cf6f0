// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillReviews } from './review-places'

const part = (slug: string) => `<section data-reviews="${slug}" hidden>
  <ul>${`<li><blockquote dir="auto"></blockquote>
    <p><bdi></bdi><time datetime=""></time></p></li>`.repeat(4)}</ul>
</section>`
const section = () => document.querySelector<HTMLElement>('section')

const review = {
  lang: 'es-ES',
  content: '<img src=x onerror=alert(1)> Bien.',
  name: '<b>Ana</b>',
  date: '2026-11-20',
  day: 'November 20, 2026',
  rating: 4,
  word: 'Useful',
  marks: ['Español', 'edited'],
  test: null,
}

function answer(reviews: unknown[], ok = true) {
  const fetch = vi.fn(async () => ({ ok, json: async () => ({ reviews }) }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  document.documentElement.dataset.lang = 'en'
  document.body.innerHTML = part('sleep')
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.lang
})

test('four reviews are shown as plain text in the prepared elements', async () => {
  const fetch = answer([review, { ...review, rating: null, marks: [] }, review, review])
  await fillReviews()
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/reviews?test=sleep&lang=en')
  const [first, second] = document.querySelectorAll('li')
  expect(first?.querySelector('blockquote')?.lang).toBe('es-ES')
  expect(first?.querySelector('blockquote')?.textContent).toBe(review.content)
  expect(first?.querySelector('bdi')?.textContent).toBe('<b>Ana</b>')
  expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20')
  expect(first?.querySelector<HTMLElement>('[data-rating]')?.dataset.rating).toBe('4')
  expect(first?.querySelector('p')?.textContent).toBe('<b>Ana</b>November 20, 2026UsefulEspañoledited')
  expect(second?.querySelector('p')?.textContent).toBe('<b>Ana</b>November 20, 2026')
  expect(section()?.hidden).toBe(false)
  expect(document.querySelector('img, b')).toBeNull()
})

test('the reply of the operator is shown below the review as plain text', async () => {
  answer([{ ...review, answer: { by: 'Mindglass answers', text: '<i>Thanks</i>' } }])
  await fillReviews()
  expect(document.querySelector('[data-answer]')?.textContent).toBe('Mindglass answers<i>Thanks</i>')
  expect(document.querySelector('i')).toBeNull()
})

test('each review names its own test when reviews of several tests are listed together', async () => {
  document.body.innerHTML = part('')
  answer(Array.from({ length: 4 }, () => ({ ...review, test: { href: '/tests/sleep/reviews', title: 'Sleep' } })))
  await fillReviews()
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('/tests/sleep/reviews')
  expect(document.querySelector('li a')?.textContent).toBe('Sleep')
})

test('reviews are shown without empty elements when there are fewer than four', async () => {
  answer([review, { ...review, rating: null, marks: [] }])
  await fillReviews()
  const quotes = [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent)
  expect(quotes).toEqual([review.content, review.content])
  expect(section()?.hidden).toBe(false)
})

test('the review section stays hidden when there are no reviews', async () => {
  answer([])
  await fillReviews()
  expect(section()?.hidden).toBe(true)
})

test.each([null, 'none', 3, {}])(
  'the review section stays hidden when the response contains no list: %j',
  async (reviews) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => ({ ok: true, json: async () => ({ reviews }) })),
    )
    await fillReviews()
    expect(section()?.hidden).toBe(true)
  },
)

test('the review section stays hidden when the request is rejected', async () => {
  answer([review], false)
  await fillReviews()
  expect(section()?.hidden).toBe(true)
})

test('the review section stays hidden when the network fails', async () => {
  const fetch = vi.fn(async () => Promise.reject(new Error('offline')))
  vi.stubGlobal('fetch', fetch)
  await fillReviews()
  expect(section()?.hidden).toBe(true)
  document.body.innerHTML = ''
  await fillReviews()
  expect(fetch).toHaveBeenCalledOnce()
})
