// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { isInOldLanguage } from './use-run'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.lang
})

test.each([
  { type: 'back_forward', cookie: 'es', page: 'en', old: true },
  { type: 'back_forward', cookie: 'en', page: 'en', old: false },
  { type: 'back_forward', cookie: 'xx', page: 'en', old: false },
  // A reload never causes another reload.
  { type: 'reload', cookie: 'es', page: 'en', old: false },
  { type: 'navigate', cookie: 'es', page: 'en', old: false },
])(
  'isInOldLanguage returns $old for a page in $page reached by $type when the cookie has $cookie',
  ({ type, cookie, page, old }) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; i18n_redirected=${cookie}`)
    document.documentElement.dataset.lang = page
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
    expect(isInOldLanguage()).toBe(old)
  },
)
