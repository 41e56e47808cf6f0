import { ANEW_KEY, isAccountTag, type OwnerTag, ownerPath, pageOwnerParam, visitorTag } from '@/core/account/owner-tag'
import { isRecord } from '@/core/input/parsed'
import { safeStorage } from './safe-storage'

type Tags = readonly OwnerTag[]

declare global {
  interface Window {
    /** The question that the run page asks before any other script is there; see begun-script.ts. */
    ownerRequest?: Promise<Response>
  }
}

/**
 * Returns the tags the server wrote into the page that is shown; undefined in a page that is the same for everybody.
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

const ask = (): Promise<Tags> => read(fetch(ownerPath, { cache: 'no-store' }))

/**
 * Asks again, for a page that has just made itself somebody's: it has signed in, or begun a test.
 * @throws TypeError when there is no answer
 */
export function learnOwner(): Promise<Tags> {
  const request = ask()
  remember(request)
  return request
}

function remember(request: Promise<Tags>): void {
  known = request
  // Asked again by whoever needs it next.
  request.catch(() => {
    if (known === request) known = undefined
  })
}

/**
 * Whom this page was made for: what the server wrote into it; in a page made for everybody, who it was when the page first
 * asked.
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

/** Claims the tab's memory for one person: it is empty for another one. A visitor's continues with an account. */
export function claimTab(tags: Tags): void {
  const [first = ''] = tags
  const before = tab.getItem(OWNER)
  if (before === first) return
  if (typeof before === 'string' && before !== '' && !tags.includes(before)) emptyTab()
  tab.setItem(OWNER, first)
}

/** The same for the page that is shown, where the server wrote its owner into it. */
export function claimTabOfPage(): void {
  const written = rendered()
  if (written) claimTab(written)
}

export function emptyTab(): void {
  try {
    const shown = sessionStorage.getItem(ANEW_KEY)
    sessionStorage.clear()
    if (shown !== null) sessionStorage.setItem(ANEW_KEY, shown)
  } catch {
    // Nothing is kept where nothing can be kept.
  }
}

/** Hides the page at once and loads it again for whoever is here now; `why` is told afterwards. */
export function reloadPage(why: boolean): void {
  document.body.hidden = true
  // Browsers put what was typed back into a page that is loaded again.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') (field as HTMLInputElement).checked = false
    else field.value = ''
  }
  if (why) tab.setItem(ANEW_KEY, 'yes')
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
 * Compares the page with who is here now, and puts it away where it is somebody else's. Without an answer it goes by what
 * this browser has noted of the last sign-in (`otherwise`), or does nothing.
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

/** A link to a file of everything that somebody has says whose page it stands in, as a call does. */
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

/** Between two looks because the window came to the front, in milliseconds. */
const LOOK_MS = 3000

/**
 * Puts away what a page shows once somebody else is here: told by other tabs when they sign in or out, and looked for when
 * the window comes to the front or the browser shows a page that it had kept. Returns how to stop.
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
