import {
  isAccountTag,
  OWNER_CHANGED_KEY,
  type OwnerTag,
  ownerApiPath,
  pageOwnerParam,
  visitorTag,
} from '@/core/account/owner-tag'
import { isRecord } from '@/core/input/type-guards'
import { safeStorage } from './safe-storage'

type Tags = readonly OwnerTag[]

declare global {
  interface Window {
    /** Request for the owner that the run page sends before any other script has loaded; see begun-script.ts. */
    ownerRequest?: Promise<Response>
  }
}

/**
 * Returns the tags that the server wrote into the present page; undefined in a page that is the same for all visitors.
 */
const rendered = (): Tags | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="page-owner"]')?.content.split(' ').filter(Boolean)

let known: Promise<Tags> | undefined

async function read(answer: Promise<Response>): Promise<Tags> {
  const response = await answer
  const body: unknown = response.ok && (await response.json())
  if (!isRecord(body) || !Array.isArray(body.tags)) throw new TypeError('no owner')
  return body.tags.filter((tag) => typeof tag === 'string')
}

const ask = (): Promise<Tags> => read(fetch(ownerApiPath, { cache: 'no-store' }))

/**
 * Requests the owner again, for a page that has just signed in or begun a test.
 * @throws TypeError when there is no answer
 */
export function requestOwner(): Promise<Tags> {
  const request = ask()
  remember(request)
  return request
}

function remember(request: Promise<Tags>): void {
  known = request
  // After a failure, the next caller requests it again.
  request.catch(() => {
    if (known === request) known = undefined
  })
}

/**
 * Returns the owner of this page: the tags that the server wrote into it; in a page for all visitors, the answer to the
 * page's first request.
 * @throws TypeError when there is no answer
 */
export function pageOwner(): Promise<Tags> {
  const written = rendered()
  if (written) return Promise.resolve(written)
  if (!known) {
    const early = window.ownerRequest
    delete window.ownerRequest
    remember(early ? read(early).catch(ask) : ask())
  }
  return known ?? Promise.reject(new TypeError('no owner'))
}

const tab = safeStorage(() => sessionStorage)
const OWNER = 'owner'

/**
 * Assigns the tab's storage to one person, and empties it if it belongs to another one. An account takes over the
 * storage of the visitor it was before.
 */
export function claimTab(tags: Tags): void {
  const [first = ''] = tags
  const before = tab.getItem(OWNER)
  if (before === first) return
  if (typeof before === 'string' && before !== '' && !tags.includes(before)) clearTabStorage()
  tab.setItem(OWNER, first)
}

/** Assigns the tab's storage to the owner that the server wrote into the page, if any. */
export function claimTabOfPage(): void {
  const written = rendered()
  if (written) claimTab(written)
}

export function clearTabStorage(): void {
  try {
    const shown = sessionStorage.getItem(OWNER_CHANGED_KEY)
    sessionStorage.clear()
    if (shown !== null) sessionStorage.setItem(OWNER_CHANGED_KEY, shown)
  } catch {
    // Storage is blocked, so there is nothing to empty.
  }
}

/** Hides the page at once and loads it again for the present visitor; with `why`, the new page shows the reason. */
export function reloadPage(why: boolean): void {
  document.body.hidden = true
  // Browsers restore typed input into a reloaded page.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') (field as HTMLInputElement).checked = false
    else field.value = ''
  }
  if (why) tab.setItem(OWNER_CHANGED_KEY, 'yes')
  // biome-ignore lint/plugin/reload: somebody else is signed in, and nothing of this page may stay.
  location.reload()
}

/** Covers a page whose account is signed out: nothing of it is visible until the same account is back. */
function cover(): void {
  const { body } = document
  if ('away' in body.dataset) return
  body.dataset.away = ''
  const words = document.createElement('div')
  words.dataset.signedOut = ''
  words.setAttribute('role', 'alert')
  const sentence = document.createElement('p')
  sentence.textContent = body.dataset.textSignedOut ?? ''
  const link = document.createElement('a')
  link.className = 'button'
  link.href = `/login?next=${encodeURIComponent(location.pathname + location.search)}`
  link.textContent = document.querySelector<HTMLElement>('[data-sign-in]')?.dataset.signIn ?? ''
  words.append(sentence, link)
  body.append(words)
}

function uncover(): void {
  delete document.body.dataset.away
  document.querySelector('[data-signed-out]')?.remove()
}

async function ownerShown(): Promise<OwnerTag> {
  const [first = visitorTag] = rendered() ?? (await known?.catch(() => undefined)) ?? []
  return first
}

/**
 * Compares the page's owner with the present visitor, and covers or reloads a page that belongs to another owner. When
 * the server does not answer, it calls `otherwise`, which may use the last sign-in that this browser has stored.
 * @returns false when the page is about to be loaded again
 */
async function compare(otherwise: (page: OwnerTag) => void = () => {}): Promise<boolean> {
  const first = await ownerShown()
  // A visitor's page belongs to no person, and the console does this check itself.
  if (first === visitorTag || first.startsWith('s.')) return true
  const now = await ask().catch(() => undefined)
  if (!now) otherwise(first)
  else if (now.includes(first)) uncover()
  else if (isAccountTag(first) && !now.some(isAccountTag)) cover()
  else {
    reloadPage(isAccountTag(first))
    return false
  }
  return true
}

/** Adds the page's owner to a link to a file of personal data, as calls do. */
function nameOwner({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/api/me/"]')
  const [first] = rendered() ?? []
  if (!link || !first) return
  const url = new URL(link.href)
  url.searchParams.set(pageOwnerParam, first)
  link.href = url.pathname + url.search
}

const tokenIn = (written: string | null): unknown => {
  try {
    return JSON.parse(written ?? '').state.token
  } catch {
    return ''
  }
}

/** Shortest time between two checks that a focus causes, in milliseconds. */
const LOOK_MS = 3000

/**
 * Covers or reloads the page once another person is signed in. It checks when other tabs report a sign-in or sign-out,
 * when the window comes to the front, and when the browser shows a cached page. Returns a function that stops it.
 */
export function listenForOwner(): () => void {
  let looked = 0
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === 'config' && tokenIn(oldValue) !== tokenIn(newValue)) void compare()
  }
  const onFront = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_MS) return
    looked = Date.now()
    void compare()
  }
  const onShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted || document.body.hidden) return
    document.body.hidden = isAccountTag(await ownerShown())
    const stays = await compare((page) => {
      const noted = tokenIn(safeStorage(() => localStorage).getItem('config') as string | null)
      if (isAccountTag(page) && noted !== page) cover()
    })
    if (stays) document.body.hidden = false
  }
  document.addEventListener('click', nameOwner, true)
  window.addEventListener('storage', onStorage)
  window.addEventListener('focus', onFront)
  document.addEventListener('visibilitychange', onFront)
  window.addEventListener('pageshow', onShow)
  return () => {
    document.removeEventListener('click', nameOwner, true)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('focus', onFront)
    document.removeEventListener('visibilitychange', onFront)
    window.removeEventListener('pageshow', onShow)
  }
}
