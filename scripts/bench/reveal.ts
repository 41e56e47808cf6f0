import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { finishTest } from '../../e2e/support/account-steps'
import { type AnswerPicker, consistentAnswers } from '../../e2e/support/steps'
import { firstOpeningHash } from '../../src/core/report/first-opening'
import { withSite } from './site'

/** Factor by which the processor is slowed down, to the speed of a mid-range phone. */
const CPU_RATE = 4
/** Time between two frames in ms above which the later one counts as late, because one screen refresh was missed. */
const LATE_MS = 20
const STARTS = 3
/** Moments at which a picture is saved, in ms after the reveal begins. */
const MOMENTS = [0, 300, 600, 900, 1200, 1500, 1800, 2100, 2500]
const OUT = 'var/reveal'
/** Tests whose drawings have the most marks, the longest lines and the fewest marks, where no help is shown. */
const TESTS = ['big-five', 'attachment', 'emotion-skills', 'attention']

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** Answers in which parts differ a little, so that the drawing is an ordinary one and no help is shown. */
const mixed = (slug: string): AnswerPicker => {
  const low = consistentAnswers(slug, 2)
  const high = consistentAnswers(slug, 3)
  return (item, at) => (at % 3 === 0 ? high : low)(item, at)
}

async function newContext(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    reducedMotion: 'no-preference',
    bypassCSP: true,
    ...phone,
  })
}

interface Frames {
  /** Times between frames in ms, from the first moment of the reveal to its end. */
  gaps: number[]
  /** Time of the largest contentful paint, in ms after the navigation began. */
  largestPaintMs: number
  /** Sum of shifts of the layout. */
  shift: number
  /** Start of the reveal, in ms after the navigation began. */
  beganMs: number
}

/**
 * Script that runs before the page and records each frame of the reveal. It is text, because a compiled function would
 * need its helpers.
 */
const RECORD = `{
  const kept = (window.kept = { gaps: [], largestPaintMs: 0, shift: 0, beganMs: 0, over: false })
  let before = 0
  const frame = (now) => {
    const state = document.documentElement?.dataset.reveal
    if (state === '') {
      if (before > 0) kept.gaps.push(now - before)
      else kept.beganMs = performance.now()
      before = now
    }
    if (state === 'done') kept.over = true
    else requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => { kept.largestPaintMs = startTime })
  observe('layout-shift', ({ value }) => { kept.shift += value })
}`

const kept = (page: Page): Promise<Frames> => page.evaluate('window.kept')

/**
 * Measures the frames of one reveal.
 * @returns null where the result has no reveal, for example because help comes first.
 */
async function measure(page: Page, path: string): Promise<Frames | null> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  await page.addInitScript(RECORD)
  await page.goto(path, { waitUntil: 'load' })
  if ((await kept(page)).beganMs === 0) return null
  await page.waitForFunction('window.kept.over', undefined, { polling: 500 })
  await page.waitForTimeout(1000)
  const frames = await kept(page)
  await devtools.detach()
  return frames
}

/** Saves a picture of each moment, with all animations paused there. */
async function photograph(page: Page, path: string, name: string): Promise<void> {
  // Disables timers, which would end the reveal and begin something else.
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  for (const moment of MOMENTS) {
    await page.evaluate((at) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = at
      }
    }, moment)
    await page.screenshot({ path: `${OUT}/${name}-${String(moment).padStart(4, '0')}.png` })
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/**
 * Counts late frames while results are drawn on a slowed phone, measures paint and shifts, and saves pictures of single
 * moments to var/reveal. Frames are drawn without a graphics card, so a real phone may have fewer late ones.
 */
export async function benchReveal(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  const rows: Record<string, Record<string, number>> = {}
  await withSite(async (origin, browser) => {
    for (const slug of TESTS) {
      for (let start = 1; start <= STARTS; start++) {
        const context = await newContext(browser, origin)
        const page = await context.newPage()
        await page.goto('/contact')
        const path = (await finishTest(page, slug, mixed(slug))) + firstOpeningHash
        const frames = await measure(page, path)
        if (!frames) {
          console.log(`${slug}: no reveal with these answers`)
          await context.close()
          break
        }
        const { gaps, largestPaintMs, shift, beganMs } = frames
        const plain = await context.newPage()
        await plain.addInitScript(RECORD)
        await (await context.newCDPSession(plain)).send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
        await plain.goto(path.replace(firstOpeningHash, ''))
        await plain.waitForTimeout(1500)
        const again = await kept(plain)
        const late = gaps.filter((gap) => gap > LATE_MS)
        rows[`${slug} ${start}`] = {
          frames: gaps.length,
          [`> ${LATE_MS} ms`]: late.length,
          'longest ms': rounded(Math.max(...gaps)),
          'median ms': rounded([...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? Number.NaN),
          'begins ms': Math.round(beganMs),
          'largest paint ms': Math.round(largestPaintMs),
          'without reveal ms': Math.round(again.largestPaintMs),
          shift: rounded(shift * 1000) / 1000,
        }
        await context.close()
      }
      const context = await newContext(browser, origin)
      const page = await context.newPage()
      await page.goto('/contact')
      await photograph(page, (await finishTest(page, slug, mixed(slug))) + firstOpeningHash, slug)
      await context.close()
      console.log(slug)
    }
  })
  console.table(rows)
}
