import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acknowledgementVersion } from '@/content/shop/catalogue'
import { policyVersion } from '@/content/shop/policies'
import { type Locale, locales } from '@/core/locale'
import { transferVersion } from '@/core/transfer'
import { consentVersion } from '@/features/assessments/consent'
import { studyConsents } from '@/features/evidence/consents'
import { reminderConsentVersion } from '@/features/report/reminder/reminder'
import agreed from './agreed-texts.json'

/** Pages that are dated with the version an account agreed to. */
const policies = ['privacy', 'mexico', 'health', 'terms']

/** Texts that people agree to: the version that is stored with their consent, and where the words are. */
const agreements = {
  consent: { version: consentVersion, words: (locale: Locale) => at(locale, 'run', 'consent') },
  transfer: { version: transferVersion, words: (locale: Locale) => at(locale, 'run', 'transfer') },
  acknowledgement: { version: acknowledgementVersion, words: (locale: Locale) => at(locale, 'payment', 'acknowledge') },
  reminder: { version: reminderConsentVersion, words: (locale: Locale) => at(locale, 'reminder', 'agree') },
  retest: {
    version: studyConsents.retest,
    words: (locale: Locale) => [at(locale, 'studies', 'retest', 'consent'), at(locale, 'studies', 'retest', 'abroad')],
  },
  treatment: {
    version: studyConsents.groups,
    words: (locale: Locale) => ['question', 'consent', 'abroad'].map((key) => at(locale, 'studies', 'treatment', key)),
  },
  usefulness: { version: studyConsents.usefulness, words: (locale: Locale) => at(locale, 'reminder', 'helped') },
  policies: { version: policyVersion, words: (locale: Locale) => policies.map((file) => at(locale, file)) },
}

function at(locale: Locale, file: string, ...path: string[]): unknown {
  const texts: unknown = JSON.parse(readFileSync(`locales/${locale}/${file}.json`, 'utf8'))
  return path.reduce((found, key) => (found as Record<string, unknown>)[key], texts)
}

const hashOf = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 24)

test.each(Object.entries(agreements))(
  'the consent text “%s” does not change unless its version changes',
  (name, { version, words }) => {
    const seen = { version, ...Object.fromEntries(locales.map((locale) => [locale, hashOf(words(locale))])) }
    // The words changed: raise the version if the meaning did, then update agreed-texts.json. A stored consent names its
    // version, which must lead to the words that were read.
    expect(seen).toEqual(agreed[name as keyof typeof agreed])
  },
)
