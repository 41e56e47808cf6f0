import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewItem } from './ReviewItem'

const day = { date: '2026-11-20', day: 'November 20, 2026' }

test('the text and name of a review are escaped', () => {
  const html = renderToStaticMarkup(<ReviewItem content="<script>alert(1)</script>" name="<b>Ana</b>" {...day} />)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('<bdi>&lt;b&gt;Ana&lt;/b&gt;</bdi>')
})

test('a sample review shows its rating as a word, its language and the label “sample”', () => {
  const rating = { value: 2, word: 'A little useful' }
  const html = renderToStaticMarkup(
    <ReviewItem content="Bien." lang="es-ES" name="A." {...day} rating={rating} marks={['edited']} sample="Sample" />,
  )
  expect(html).toContain('<blockquote lang="es-ES" dir="auto">Bien.</blockquote>')
  expect(html).toContain('<span data-rating="2">A little useful</span><span>edited</span>')
  expect(html).toMatch(/<span class="[^"]*">Sample<\/span>/)
})

test('the operator’s reply is shown as plain text below the review', () => {
  const answer = { by: 'Mindglass answers', text: '<b>Thanks</b>' }
  const html = renderToStaticMarkup(<ReviewItem content="Good." name="A." {...day} answer={answer} />)
  expect(html).toContain('<p data-answer=""><b>Mindglass answers</b>&lt;b&gt;Thanks&lt;/b&gt;</p>')
})
