import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { articleJsonLd, breadcrumbJsonLd, JsonLd } from './json-ld'

const facts = {
  path: '/column/articleDetail/a',
  title: 'A </script><script>alert(1)</script>',
  description: 'b',
  published: '2026-11-01',
  changed: '2026-11-05',
  keywords: ['c'],
}

test('a title with a script tag cannot end the JSON-LD element, and stays unchanged in the data', () => {
  const html = renderToStaticMarkup(<JsonLd data={articleJsonLd('es', facts, 'Mindglass')} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const data = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: facts.title,
    inLanguage: 'es-ES',
    url: 'http://localhost:3000/column/articleDetail/a?lang=es',
    author: { '@type': 'Organization', name: 'Mindglass' },
  })
})

test('breadcrumb positions start at one', () => {
  const steps = [
    { name: 'Articles', path: '/column' },
    { name: 'Mood', path: '/column/mood' },
  ]
  expect(breadcrumbJsonLd('en', steps)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Articles' },
      { position: 2, item: 'http://localhost:3000/column/mood?lang=en' },
    ],
  })
})
