import { defineConfig } from 'vitest/config'
import { areaAsked } from './scripts/setup/mutation.mjs'
import { common, shared } from './vitest.config'

// For `npm run mutation`: the tests of one area, each file with modules of its own.
export default defineConfig({ ...shared, test: { ...common, include: areaAsked().tests } })
