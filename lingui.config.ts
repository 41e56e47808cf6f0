import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales } from './src/core/locale'

// The texts of mails and PDFs are in locales/<lng>/documents.po, under the ids used in emails/ and src/pdf/. `npm run
// generate` compiles them to documents.ts, which git ignores. Nothing is extracted: a template has no text of its own,
// and a test compares the ids.
export default defineConfig({
  sourceLocale: 'en',
  locales: [...locales],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/documents',
      include: ['<rootDir>/emails', '<rootDir>/src/pdf'],
    },
  ],
  compileNamespace: 'ts',
  orderBy: 'messageId',
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})
