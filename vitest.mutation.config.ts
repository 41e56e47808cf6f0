import { defineConfig } from 'vitest/config'
import { selectedArea } from './scripts/check/mutation/mutation.mjs'
import { warmPool } from './scripts/check/mutation/warm-worker.mjs'
import { common, isAlone, isInPage, shared } from './vitest.config'

// Configuration for `npm run mutation`: the tests of one area. Files share their modules as elsewhere: loading the site
// again for each file takes longer than its tests, and many files run for every change.
const { tests } = selectedArea()
const isOwn = (file: string) => isAlone(file) || isInPage(file)
const projects = [
  { name: 'shared', isolate: false, include: tests.filter((file) => !isOwn(file)) },
  { name: 'alone', isolate: true, include: tests.filter(isOwn) },
]

export default defineConfig({
  test: {
    projects: projects
      .filter(({ include }) => include.length > 0)
      // Instrumented code runs ten times as long; the mutation run itself detects endless loops.
      .map((project) => ({
        ...shared,
        plugins: project.isolate ? [] : [warmPool()],
        test: {
          ...common,
          testTimeout: 600_000,
          setupFiles: ['scripts/check/mutation/disable-mutant.mjs'],
          ...project,
        },
      })),
  },
})
