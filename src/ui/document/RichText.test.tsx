import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './RichText'
import { Sections } from './Sections'
import { TextPage } from './TextPage'

test.each([
  { text: 'Plain <b> words.', html: 'Plain &lt;b&gt; words.' },
  { text: 'See [terms](/terms), then go.', html: 'See <a href="/terms">terms</a>, then go.' },
  { text: 'Write to {{email}}.', html: 'Write to <a href="mailto:a@b.test">a@b.test</a>.' },
])('RichText renders the text “$text” as safe HTML', ({ text, html }) => {
  expect(renderToStaticMarkup(<RichText text={text} email="a@b.test" />)).toBe(html)
})

test('a link in the lede of a page is rendered', () => {
  const page = (
    <TextPage title="Privacy" lede="Also on [health](/health-data).">
      Words.
    </TextPage>
  )
  expect(renderToStaticMarkup(page)).toContain('Also on <a href="/health-data">health</a>.')
})

test('a section renders its title, paragraphs and list with numbers filled in', () => {
  const sections = { s1: { title: 'When', p1: 'Within {{days}} days.', l1: 'One', l2: 'Two' } }
  const html = renderToStaticMarkup(<Sections sections={sections} params={{ days: 14 }} />)
  expect(html).toMatch(/<h2>When<\/h2><p>Within 14 days\.<\/p><ul><li>One<\/li><li>Two<\/li><\/ul>/)
})
