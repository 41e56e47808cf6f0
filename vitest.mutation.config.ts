import { defineConfig } from 'vitest/config'
import { areaAsked } from './scripts/setup/mutation.mjs'
import { common, shared } from './vitest.config'

// For `npm run mutation`: the tests of one area, each file with modules of its own.
// Code that can be changed at every place runs ten times as long; what never ends, the mutation run itself notices.
const test = { ...common, testTimeout: 600_000, include: areaAsked().tests }

export default defineConfig({ ...shared, test })
