import { ANEW_KEY } from '@/core/account/owner-tag'
import { bodyText, showNotice } from './notice'

/** A page that was loaded again because somebody else has signed in says so, once. */
export function explainReload(): void {
  try {
    if (sessionStorage.getItem(ANEW_KEY) === null) return
    sessionStorage.removeItem(ANEW_KEY)
    showNotice(bodyText('changed'), [{ text: bodyText('close') }])
  } catch {}
}
