import { logoIcon } from '@/core/brand/logo'
import { htmlLang, type Locale, locales } from '@/core/locale'
import { getDocumentOrigin } from './metadata'

/** Returns the organization that runs the site, with its support address. */
export const organizationJsonLd = (name: string, email: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: `${getDocumentOrigin()}/`,
  logo: `${getDocumentOrigin()}${logoIcon.path}`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email,
    availableLanguage: locales.map((locale) => htmlLang[locale]),
  },
})

export const websiteJsonLd = (locale: Locale, { name, description }: { name: string; description: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  description,
  url: `${getDocumentOrigin()}/?lang=${locale}`,
  inLanguage: htmlLang[locale],
})

/** Returns the questions and answers, with the same text as on the page. */
export const faqJsonLd = (locale: Locale, questions: readonly { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: htmlLang[locale],
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Returns the site as the author of a text that no person has signed. */
export const siteAuthor = (name: string) => ({
  '@type': 'Organization',
  name,
  url: `${getDocumentOrigin()}/`,
  logo: { '@type': 'ImageObject', url: `${getDocumentOrigin()}${logoIcon.path}` },
})
