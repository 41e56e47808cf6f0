/** A test as the home page names it. */
export interface ListedTest {
  slug: string
  version: number
  title: string
  items: number
}
