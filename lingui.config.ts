import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// Texts of mails and PDFs: `npx lingui extract` collects the ids of emails/ and src/features/report/pdf/, `npx lingui compile --strict` writes
// locales/<lng>/documents.ts, which is not kept in the repository.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['cn', 'en', 'es'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/documents',
      include: ['<rootDir>/emails', '<rootDir>/src/features/report/pdf'],
    },
  ],
  compileNamespace: 'ts',
  orderBy: 'messageId',
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})
