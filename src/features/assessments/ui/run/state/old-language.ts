import { isLocale, localeCookie } from '@/core/locale'

const cameByHistory = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward'
}

/** Returns whether Back has shown the browser's copy of this page in a language that the reader has changed since. */
export function isInOldLanguage(kept = cameByHistory()): boolean {
  const chosen = new RegExp(`(?:^|; )${localeCookie}=(\\w+)`).exec(document.cookie)?.[1]
  return kept && isLocale(chosen) && chosen !== document.documentElement.dataset.lang
}
