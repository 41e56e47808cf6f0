import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales } from './src/core/locale'

// Texts of mails and PDFs stand in locales/<lng>/documents.po, by the ids that emails/ and src/pdf/
// name. `npm run generate` compiles them to documents.ts, which is not kept in the repository. Nothing is extracted: a
// template has no text of its own, and a test compares ids.
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
