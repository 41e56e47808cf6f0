import { expect, test } from 'vitest'
import { faqJsonLd, organizationJsonLd, websiteJsonLd } from './site-json-ld'

test('the JSON-LD of the site contains the organization and the website', () => {
  expect(organizationJsonLd('Mindglass', 'a@example.org')).toMatchObject({
    '@type': 'Organization',
    url: 'http://localhost:3000/',
    contactPoint: { email: 'a@example.org', availableLanguage: ['zh-CN', 'en-US', 'es-ES'] },
  })
  expect(websiteJsonLd('es', { name: 'Mindglass', description: 'b' })).toMatchObject({
    '@type': 'WebSite',
    url: 'http://localhost:3000/?lang=es',
    inLanguage: 'es-ES',
  })
})

test('the JSON-LD of the FAQ contains the answer to every question', () => {
  expect(faqJsonLd('en', [{ question: 'a?', answer: 'b' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'a?', acceptedAnswer: { '@type': 'Answer', text: 'b' } },
  ])
})
