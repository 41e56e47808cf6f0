import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { finishTest, signInOnOpenPage } from '../../e2e/support/account-steps'
import { seedAccount } from '../../src/testing/data/seed'
import { withSite } from './site'

/** Number of starts of each page in each mode. The modes alternate, so that other load slows all of them equally. */
const STARTS = 10
/** A lower mid-range phone: a sixth of this machine's speed, on slow 4G. */
const CPU_RATE = 6
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
const KEY_MS = 150
/** Time after which a person taps again if the first tap did nothing, in ms. */
const AGAIN_MS = 500
/** Time limit for the effect of a press, in ms. */
const EFFECT_MS = 15_000
/** Time limit for a start, after which the browser counts as hung, in ms. */
const START_MS = 120_000
const TRIES = 3

/**
 * `kept`: the page as delivered. `inert`: without src/documents/browser/input/early-input.ts, so that a form takes no input
 * until React has hydrated it. `open`: forms take input at once, but it is not kept.
 */
const MODES = ['kept', 'inert', 'open'] as const
type Mode = (typeof MODES)[number]

/**
 * User action on the element with this selector; `fill` is text entered by a keyboard suggestion or a password manager.
 */
type Step = { type: string; text: string } | { fill: string; text: string } | { tick: string } | { press: string }

const targetOf = (step: Step): string =>
  'type' in step ? step.type : 'fill' in step ? step.fill : 'tick' in step ? step.tick : step.press

/**
 * Effect of the press: a request, which is blocked so that every start finds the same page; a navigation; or a new
 * element.
 */
type Effect = { sends: string } | { opens: string } | { shows: string }

interface Start {
  address: string
  visitor?: Visitor
  steps: readonly Step[]
  effect: Effect
}
type Visitor = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

interface Outcome {
  /** Milliseconds from the first paint until the first tap. */
  tapMs: number
  /** Milliseconds from the first paint until React hydrated the page. */
  answerMs: number
  /** Number of taps on a field or box without effect, after which a person taps again. */
  deadTaps: number
  /** Number of lost inputs at the end: texts, ticks and presses. */
  texts: number
  ticks: number
  presses: number
}

const email = { type: 'main input[name=email]', text: 'ana@luz.es' }
const submit = { press: 'main form [type=submit]' }

async function starts(origin: string, browser: Browser): Promise<Record<string, Start>> {
  const guest = await (await browser.newContext({ baseURL: origin, locale: 'en-US' })).newPage()
  await guest.goto('/tests')
  const report = (await finishTest(guest)).slice('/report/'.length)
  const finished = await guest.context().storageState()
  const member = await (await browser.newContext({ baseURL: origin, locale: 'en-US' })).newPage()
  await member.goto('/login')
  await signInOnOpenPage(member, 'en', seedAccount.email, seedAccount.password)
  await member.waitForURL(/\/me(\?|$)/)
  const account = await member.context().storageState()
  const password = { type: 'main input[name=password]', text: 'rios lentos' }
  return {
    login: { address: '/login', steps: [email, password, submit], effect: { sends: 'callback/credentials' } },
    register: {
      address: '/register',
      steps: [
        { type: 'main input[name=name]', text: 'Ana' },
        email,
        password,
        { type: 'main input[name=confirmation]', text: password.text },
        { tick: 'main input[name=privacy]' },
        submit,
      ],
      effect: { sends: 'auth.register' },
    },
    'login, filled in': {
      address: '/login',
      steps: [{ fill: email.type, text: email.text }, { fill: password.type, text: password.text }, submit],
      effect: { sends: 'callback/credentials' },
    },
    'forgotten password': { address: '/forgot-password', steps: [email, submit], effect: { sends: 'trpc/auth.' } },
    retrieve: { address: '/retrieve', steps: [email, submit], effect: { sends: 'trpc/report.' } },
    'begin a test': {
      address: '/tests/sleep/run',
      steps: [{ tick: 'input[name=health]' }, { tick: 'input[name=adult]' }, submit],
      effect: { sends: 'tests.start' },
    },
    pay: {
      address: `/payment?report=${report}`,
      visitor: finished,
      steps: [{ tick: 'main [data-method=card] input' }, email, submit],
      effect: { sends: 'payment.checkout' },
    },
    'open the coupon': {
      address: `/payment?report=${report}`,
      visitor: finished,
      steps: [{ press: 'main form button[aria-expanded=false]' }],
      effect: { shows: 'main input[name=code]' },
    },
    gift: {
      address: '/payment?sku=gift-pack-3',
      visitor: account,
      steps: [
        { type: 'main input[name=giftEmail]', text: email.text },
        { tick: 'main [data-method=card] input' },
        submit,
      ],
      effect: { sends: 'payment.checkout' },
    },
    redeem: {
      address: '/me/shop',
      visitor: account,
      steps: [{ type: 'main input[name=code]', text: 'ABCD' }, submit],
      effect: { sends: 'shop.redeem' },
    },
    review: {
      address: '/tests/sleep/reviews',
      visitor: finished,
      steps: [
        { type: 'main input[name=name]', text: 'Ana' },
        { tick: 'main input[name=rating][value="2"]' },
        { type: 'main textarea[name=content]', text: 'Clear words' },
        submit,
      ],
      effect: { sends: 'review.write' },
    },
    withdraw: {
      address: '/withdraw',
      steps: [
        { fill: 'main input[name=orderNumber]', text: 'k3Jd9sLq0ZxWv7Tn2RbYcA' },
        email,
        { type: 'main input[name=name]', text: 'Ana' },
        submit,
      ],
      effect: { sends: 'payment.withdraw' },
    },
    search: {
      address: '/search?q=',
      steps: [{ type: 'main input[name=q]', text: 'sleep' }, submit],
      effect: { opens: 'search?q=sleep' },
    },
    product: {
      address: '/shop/pack-3',
      steps: [{ press: 'main a[href^="/login"]' }],
      effect: { opens: 'login?next=' },
    },
    vip: { address: '/vip', steps: [{ press: 'main a[href^="/login"]' }], effect: { opens: 'login?next=' } },
  }
}

/**
 * Returns a script that runs before the page's own scripts. It logs the position of the first target as soon as it is
 * painted, and records when React reads the kept input, which marks hydration. In the other modes it disables the
 * layer: no events are recorded, and with `inert` a form stays as the server sent it.
 */
const instrument = (mode: Mode, target: string): string => `{
  addEventListener('touchstart', ({ timeStamp }) => { window.tappedAt ??= timeStamp }, true)
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (!paint) return
    observer.disconnect()
    window.paintedAt = paint.startTime
    const find = () => {
      const element = document.querySelector(${JSON.stringify(target)})
      if (!element) return requestAnimationFrame(find)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      console.debug('painted', x + width / 2, y + height / 2)
    }
    find()
  }).observe({ type: 'paint', buffered: true })
  let early
  Object.defineProperty(window, 'early', {
    configurable: true,
    get() {
      window.answeredAt ??= performance.now()
      return ${mode === 'kept' ? 'early' : 'undefined'}
    },
    set(value) {
      early = value
      const inert = [...document.forms].filter((form) => form.inert)
      ${mode === 'kept' ? '' : 'early.keep = () => {}'}
      ${mode === 'inert' ? 'queueMicrotask(() => { for (const form of inert) form.inert = true })' : ''}
    },
  })
}`

/** Waits for the first paint and taps the first target, without any call to the busy page in between. */
async function firstTap(page: Page, address: string): Promise<void> {
  const painted = page.waitForEvent('console', { predicate: (message) => message.text().startsWith('painted') })
  await page.goto(address, { waitUntil: 'commit' })
  const [, x = 0, y = 0] = (await painted).text().split(' ').map(Number)
  await page.touchscreen.tap(x, y)
}

async function tap(page: Page, selector: string): Promise<void> {
  const field = page.locator(selector).first()
  const { x, y } = await field.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  await page.touchscreen.tap(x, y)
}

/** Taps again until `done`, like a person who sees no effect; returns the number of taps without effect. */
async function tapUntil(page: Page, selector: string, done: (element: Element) => boolean): Promise<number> {
  const field = page.locator(selector).first()
  for (let dead = 0; ; dead++) {
    if (dead === 40 || (await field.evaluate(done))) return dead
    await page.waitForTimeout(AGAIN_MS)
    if (await field.evaluate(done)) return dead
    await tap(page, selector)
  }
}

/** Performs a step after the tap on its target; returns the number of taps without effect. */
async function act(page: Page, step: Step): Promise<number> {
  if ('press' in step) return 0
  if ('tick' in step) return tapUntil(page, step.tick, (box) => (box as HTMLInputElement).checked)
  const dead = await tapUntil(page, targetOf(step), (field) => field === document.activeElement)
  if ('fill' in step) await page.keyboard.insertText(step.text)
  else await page.keyboard.type(step.text, { delay: KEY_MS })
  return dead
}

/** Counts the texts, ticks and presses of the steps that the page has lost by the end. */
async function losses(page: Page, { steps }: Start, sent: string | undefined) {
  const lost = { texts: 0, ticks: 0, presses: 0 }
  for (const step of steps) {
    if ('text' in step) {
      const there = sent === undefined ? await stands(page, targetOf(step), step.text) : sent.includes(step.text)
      if (!there) lost.texts++
    }
    if ('tick' in step && sent === undefined && !(await stands(page, step.tick, true))) lost.ticks++
  }
  // An error message in the form proves that the press was handled.
  const errorMessage = page
    .locator('main [aria-invalid=true]')
    .or(page.locator('main [role=alert]').filter({ hasText: /\S/ }))
  const heard = sent !== undefined || (await errorMessage.count()) > 0
  if (!heard) lost.presses++
  return lost
}

/** Returns whether a field holds the value and is not marked as invalid. */
const stands = (page: Page, selector: string, value: string | true): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (field, value) =>
        field.getAttribute('aria-invalid') !== 'true' &&
        ((field as HTMLInputElement).type === 'checkbox' || (field as HTMLInputElement).type === 'radio'
          ? (field as HTMLInputElement).checked === value
          : (field as HTMLInputElement).value === value),
      value,
    )

/** Times of a page that was left through a link before hydration. */
const NEVER = { answerMs: Number.NaN, tapMs: Number.NaN }

/** Returns times in ms after the first paint, once the page is hydrated; read before a press leaves the page. */
async function readTimes(page: Page): Promise<Pick<Outcome, 'tapMs' | 'answerMs'>> {
  const read = await page.waitForFunction(() => {
    const {
      paintedAt = 0,
      answeredAt,
      tappedAt,
    } = window as Partial<Record<'paintedAt' | 'answeredAt' | 'tappedAt', number>>
    return answeredAt && tappedAt && { answerMs: answeredAt - paintedAt, tapMs: tappedAt - paintedAt }
  })
  return (await read.jsonValue()) || NEVER
}

async function run(origin: string, browser: Browser, start: Start, mode: Mode): Promise<Outcome> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: start.visitor,
  })
  try {
    const page = await context.newPage()
    const [first] = start.steps
    await page.addInitScript(instrument(mode, first ? targetOf(first) : 'main'))
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', NETWORK)
    if ('sends' in start.effect) await cdp.send('Network.setBlockedURLs', { urls: [`*${start.effect.sends}*`] })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' || request.isNavigationRequest() || /_rsc=/.test(request.url()))
        requests.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`))
    })
    await firstTap(page, start.address)
    const times = readTimes(page).catch(() => NEVER)
    let deadTaps = 0
    for (const step of start.steps) {
      if (step !== first) await tap(page, targetOf(step))
      deadTaps += await act(page, step)
    }
    const { effect } = start
    const seen = async (): Promise<string | undefined> => {
      if ('shows' in effect) return (await page.locator(effect.shows).count()) > 0 ? '' : undefined
      return requests.find((one) => one.includes('sends' in effect ? effect.sends : effect.opens))
    }
    const until = Date.now() + EFFECT_MS
    while ((await seen().catch(() => undefined)) === undefined && Date.now() < until) await page.waitForTimeout(100)
    const sent = await seen()
    const lost = await losses(page, start, sent)
    return { ...(await Promise.race([times, page.waitForTimeout(1000).then(() => NEVER)])), deadTaps, ...lost }
  } finally {
    await context.close()
  }
}

/** Runs a start and repeats it if it hangs or breaks off, which is not the fault of the page. */
async function runPatiently(...start: Parameters<typeof run>): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const late = new AbortController()
    const hung = sleep(START_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error(`${start[2].address} hung`)
    })
    try {
      return await Promise.race([run(...start), hung])
    } catch (error) {
      if (tries === TRIES) throw error
    } finally {
      hung.catch(() => {})
      late.abort()
    }
  }
}

const median = (values: readonly number[]): number =>
  [...values].filter(Number.isFinite).sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const count = (outcomes: readonly Outcome[], is: (outcome: Outcome) => unknown): number => outcomes.filter(is).length

const figures = (outcomes: readonly Outcome[]) => ({
  starts: outcomes.length,
  'lost something': count(outcomes, ({ texts, ticks, presses }) => texts + ticks + presses > 0),
  'lost text': count(outcomes, ({ texts }) => texts),
  'lost tick': count(outcomes, ({ ticks }) => ticks),
  'lost press': count(outcomes, ({ presses }) => presses),
  'dead tap': count(outcomes, ({ deadTaps }) => deadTaps),
  'early tap': count(outcomes, ({ tapMs, answerMs }) => !(tapMs >= answerMs)),
  'tap ms': Math.round(median(outcomes.map(({ tapMs }) => tapMs))),
  'answer ms': Math.round(median(outcomes.map(({ answerMs }) => answerMs))),
})

/**
 * Counts the starts in which a person who begins at the first paint loses input, with the layer that keeps it and in
 * both modes without it. Counts are numbers of starts; times are medians after the first paint, on a busy machine.
 */
export async function benchEarlyInput(): Promise<void> {
  const outcomes = new Map<string, Outcome[]>()
  await withSite(
    async (origin, browser) => {
      const pages = Object.entries(await starts(origin, browser))
      for (let round = 1; round <= STARTS; round++) {
        for (const [name, start] of pages) {
          for (const mode of MODES) {
            const key = `${name}: ${mode}`
            outcomes.set(key, [...(outcomes.get(key) ?? []), await runPatiently(origin, browser, start, mode)])
          }
        }
        console.log(`${round} of ${STARTS} rounds`)
      }
    },
    { seed: true },
  )
  console.table(Object.fromEntries([...outcomes].map(([key, of]) => [key, figures(of)])))
}
