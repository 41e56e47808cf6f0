import { brandNames } from '@/core/brand/brand'
import type { Locale } from '@/core/locale'
import { scriptJson } from '@/core/texts/escape'
import { parseSignature } from '@/core/texts/signature'
import { env } from '@/env'
import { siteAuthor } from './site-json-ld'

/** People who sign the content of this site: its author, and the reviewer who checked it. */
export const bylineRoles = ['author', 'reviewer'] as const
export type BylineRole = (typeof bylineRoles)[number]

const signatureOf = (signer: BylineRole) =>
  parseSignature((signer === 'author' ? env.CONTENT_AUTHOR : env.CONTENT_REVIEWER) ?? '')

/** Returns name and credential as a page shows them. */
export function bylineText(signer: BylineRole, locale: Locale): string | undefined {
  const signature = signatureOf(signer)
  if (!signature) return undefined
  const { name, credential } = signature
  return credential ? `${name}${locale === 'cn' ? '，' : ', '}${credential[locale]}` : name
}

/** Returns name and credential for search engines; null if no person is configured. */
function person(signer: BylineRole, locale: Locale) {
  const signature = signatureOf(signer)
  if (!signature) return null
  const { name, credential } = signature
  return { '@type': 'Person', name, ...(credential && { description: credential[locale] }) }
}

/** Returns the placeholder for a person in the data of prerendered documents: one build serves every operator. */
const placeholder = (signer: BylineRole): string => `${signer}.person.invalid`

/**
 * Returns a person in structured data: a placeholder while documents are prerendered, null if no person is configured.
 */
export const bylinePerson = (signer: BylineRole, locale: Locale) =>
  process.env.NODE_ENV === 'production' ? placeholder(signer) : person(signer, locale)

/** Inserts the configured people into the data of a prerendered document; without an author, the site is the author. */
export function fillBylines(html: string, locale: Locale): string {
  const author = person('author', locale)
  const reviewer = person('reviewer', locale)
  return html
    .replaceAll(`"${placeholder('author')}"`, () => scriptJson(author ?? siteAuthor(brandNames[locale])))
    .replaceAll(`,"reviewedBy":"${placeholder('reviewer')}"`, () =>
      reviewer ? `,"reviewedBy":${scriptJson(reviewer)}` : '',
    )
}

/** Returns the missing settings that name the author and the reviewer. */
export const listMissingBylineSettings = (): string[] =>
  (['CONTENT_AUTHOR', 'CONTENT_REVIEWER'] as const).filter((name) => !env[name])
