import { defineConfig } from 'vitest/config'
import { selectedArea } from './scripts/check/mutation/mutation.mjs'
import { warmPool } from './scripts/check/mutation/warm-worker.mjs'
import { common, isAlone, isInPage, shared } from './vitest.config'

// For `npm run mutation`: the tests of one area. Files share their modules where they do elsewhere: to load the site again
// for each file takes longer than its tests, and every change is asked for by many files.
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
      // Code that can be changed at every place runs ten times as long; what never ends, the mutation run itself notices.
      .map((project) => ({
        ...shared,
        plugins: project.isolate ? [] : [warmPool()],
        test: { ...common, testTimeout: 600_000, setupFiles: ['scripts/check/mutation/no-mutant.mjs'], ...project },
      })),
  },
})
