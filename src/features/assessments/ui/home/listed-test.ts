/** A test as listed on the home page. */
export interface ListedTest {
  slug: string
  version: number
  title: string
  items: number
}
