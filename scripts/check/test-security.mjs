// npm run test:security: every test that docs/security.md names, but for those in a browser (npm test -- browser).
import { readFileSync } from 'node:fs'
import { guarded, run } from '../start/steps.mjs'
import { withPostgres } from './postgres.mjs'

const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| .+ \| `([^`]+)` “/gm)].map(
  ([, file = '']) => file,
)
const files = [...new Set([...named, 'src/testing/guards/security.test.ts'])].filter((file) => !file.startsWith('e2e/'))

await guarded(() =>
  withPostgres((url) => {
    const projects = ['unit*', 'integration*'].flatMap((project) => ['--project', project])
    return run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files], {
      env: url ? { TEST_DATABASE_URL: url } : {},
    })
  }),
)
