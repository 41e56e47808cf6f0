// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillReviews } from './reviews'

const part = (slug: string) => `<section data-reviews="${slug}">
  <h2 data-real="What people say">Samples</h2>
  <ul>${`<li><blockquote dir="auto">Sample.</blockquote>
    <p><bdi>Mara</bdi><time datetime="2026-10-04">October 4</time><span>Sample</span></p></li>`.repeat(4)}</ul>
</section>`

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

test('four real reviews take the places of the samples, as text', async () => {
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
  expect(document.querySelector('h2')?.textContent).toBe('What people say')
  expect(document.body.textContent).not.toContain('Sample')
  expect(document.querySelector('img, b')).toBeNull()
})

test('where reviews of several tests stand together, each names its own', async () => {
  document.body.innerHTML = part('')
  answer(Array.from({ length: 4 }, () => ({ ...review, test: { href: '/tests/sleep/reviews', title: 'Sleep' } })))
  await fillReviews()
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('/tests/sleep/reviews')
  expect(document.querySelector('li a')?.textContent).toBe('Sleep')
})

test('the first real reviews stand before the samples, which stay marked', async () => {
  answer([review, { ...review, rating: null, marks: [] }])
  await fillReviews()
  const quotes = [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent)
  expect(quotes).toEqual([review.content, review.content, 'Sample.', 'Sample.'])
  expect([...document.querySelectorAll('li')].map((li) => li.textContent?.includes('October 4Sample'))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(document.querySelector('h2')?.textContent).toBe('Samples')
})

test('a refusal leaves the samples, marked', async () => {
  answer([review, review, review, review], false)
  await fillReviews()
  expect(document.querySelector('h2')?.textContent).toBe('Samples')
  expect(document.querySelectorAll('li span')).toHaveLength(4)
})

test('a failed network leaves them too, and a page without reviews asks for none', async () => {
  const fetch = vi.fn(async () => Promise.reject(new Error('offline')))
  vi.stubGlobal('fetch', fetch)
  await fillReviews()
  expect(document.querySelector('h2')?.textContent).toBe('Samples')
  document.body.innerHTML = ''
  await fillReviews()
  expect(fetch).toHaveBeenCalledOnce()
})
