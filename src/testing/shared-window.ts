import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { setPageOwner } from './guards/page-owner'

// Runs before each test file of those that share a window, so that their order makes no difference. Each file gets its
// own modules, and its changes to the window are undone after it.

vi.resetModules()

// With an owner in the page, calls need not request it first.
setPageOwner()

const undo: (() => void)[] = []
for (const target of [window, document] as EventTarget[]) {
  const add = target.addEventListener
  target.addEventListener = (type, listener, options) => {
    add.call(target, type, listener, options)
    // React is loaded once and adds this listener only once.
    if (type !== 'selectionchange') undo.push(() => target.removeEventListener(type, listener, options))
  }
  undo.push(() => {
    target.addEventListener = add
  })
}

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
  for (const one of undo) one()
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
