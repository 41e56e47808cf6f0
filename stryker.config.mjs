import { selectedArea } from './scripts/check/mutation/mutation.mjs'

const { name, mutate } = selectedArea()
const UNTESTABLE = [
  // Tables of words and numbers, which a test would only repeat.
  'src/core/account/common-passwords.ts',
  'packages/psychometrics/src/calibration/published/*.ts',
  // Test data.
  'src/core/**/*fixture.ts',
  'packages/psychometrics/src/**/fixture.ts',
]

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [...mutate, '!src/**/*.test.{ts,tsx}', ...UNTESTABLE.map((path) => `!${path}`)],
  // Stryker would rewrite tsconfig.json with a compiler API that TypeScript 7 does not have; its copy needs no change.
  tsconfigFile: 'none.json',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `reports/mutation/${name}.incremental.json`,
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  timeoutMS: 20_000,
  // With a database behind them, the tests of a feature take minutes.
  dryRunTimeoutMinutes: 30,
  ignorePatterns: ['.next', 'var', 'reports', 'test-results', 'public/og', 'e2e'],
  allowEmpty: false,
}
