import type { Group } from '@/core/psychometrics/instrument'

/** A test as the home page names it. */
export interface ListedTest {
  slug: string
  version: number
  title: string
  minutes: number
  items: number
}

/** A group and the tests in it. */
export interface TestGroup {
  group: Group
  tests: readonly ListedTest[]
}
