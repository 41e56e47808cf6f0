import { expect, test } from 'vitest'
import { faqJsonLd, organizationJsonLd, websiteJsonLd } from './site-json-ld'

test('the site and who runs it', () => {
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

test('every question has its answer', () => {
  expect(faqJsonLd('en', [{ question: 'a?', answer: 'b' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'a?', acceptedAnswer: { '@type': 'Answer', text: 'b' } },
  ])
})
