import type { Page } from '@playwright/test'
import { publishedArticles } from '@/content/articles/articles'
import { currentInstruments } from '@/content/tests/instruments'
import { expect, test } from '../support/fixtures'

/** Widths of phones, at which lines break in different places. */
const widths = [360, 390, 430]

const tests = currentInstruments().map(({ slug }) => `/tests/${slug}`)
const articles = publishedArticles()
  .slice(0, 3)
  .map(({ id }) => `/column/articleDetail/${id}`)
const groups = {
  'home, lists and the shop': ['/', '/tests', '/column', '/shop', '/vip'],
  'introductions of tests': tests,
  'sample reports': tests.map((path) => `${path}/sample`),
  articles,
}

interface Heading {
  text: string
  /** Positions in the text at which a line begins, except the first line. */
  breaks: number[]
}

/** Returns all visible h1 and h2 headings and ledes, with the positions of their line breaks. */
const headingsOf = (page: Page): Promise<Heading[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, .lede')].map((heading) => {
      let text = ''
      const breaks: number[] = []
      let bottom: number | undefined
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [at, character] of [...(node.nodeValue ?? '').split('').entries()]) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const box = range.getClientRects()[0]
          if (box && box.width > 1) {
            if (bottom !== undefined && box.top > bottom - box.height / 4) breaks.push(text.length)
            bottom = box.bottom
          }
          text += character
        }
      }
      return { text, breaks }
    }),
  )

/** Returns words of two or more Han characters that are split over two lines, as `心|镜`. */
function torn({ text, breaks }: Heading): string[] {
  return [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].flatMap(({ segment, index }) => {
    const inside = breaks.filter((at) => at > index && at < index + segment.length)
    if (!/\p{Script=Han}{2}/u.test(segment)) return []
    return inside.map((at) => `${segment.slice(0, at - index)}|${segment.slice(at - index)} in ${text}`)
  })
}

/** Returns headings that skip a level after the heading before them, as "h1 → h3 words". */
const skipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility())
    const level = (one: Element | undefined) => Number(one?.tagName.slice(1) ?? 0)
    return seen.flatMap((one, at) =>
      level(one) > level(seen[at - 1]) + 1 ? [`h${level(seen[at - 1])} → h${level(one)} ${one.textContent}`] : [],
    )
  })

test.use({ locale: 'zh-CN' })

for (const [name, paths] of Object.entries(groups)) {
  test(`headings skip no level and split no Chinese word across lines: ${name}`, async ({ page }) => {
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      faults.push(...(await skipped(page)).map((fault) => `${path}: ${fault}`))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        const headings = await headingsOf(page)
        expect(headings.length, path).toBeGreaterThan(0)
        faults.push(...headings.flatMap(torn).map((fault) => `${path} at ${width}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}
