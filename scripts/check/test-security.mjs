// npm run test:security: runs every test named in docs/security.md, except browser tests (npm test -- browser).
import { readFileSync } from 'node:fs'
import { run, runMain } from '../start/steps.mjs'
import { withPostgres } from './postgres.mjs'
import { listTestIds, referencedIds } from './test-ids.mjs'

const named = new Set(referencedIds(readFileSync('docs/security.md', 'utf8')))
const shown = listTestIds().flatMap(({ id, file }) => (named.has(id) ? [file] : []))
const files = [...new Set([...shown, 'src/testing/guards/test-ids.test.ts'])].filter((file) => !file.startsWith('e2e/'))

await runMain(() =>
  withPostgres((url) => {
    const projects = ['unit*', 'integration*'].flatMap((project) => ['--project', project])
    return run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files], {
      env: url ? { TEST_DATABASE_URL: url } : {},
    })
  }),
)
