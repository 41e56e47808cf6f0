import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { makePageFor } from './guards/page-owner'

// Before each file of those that share a window: the order they run in must make no difference. Each gets modules of its
// own, and what it does to the window is undone after it.

vi.resetModules()

// Calls from the page then need not first ask who its owner is.
makePageFor()

const undo: (() => void)[] = []
for (const target of [window, document] as EventTarget[]) {
  const add = target.addEventListener
  target.addEventListener = (type, listener, options) => {
    add.call(target, type, listener, options)
    // React, which is loaded once, asks for this one once.
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
