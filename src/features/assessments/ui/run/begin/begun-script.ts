import { ownerPath } from '@/core/account/owner-tag'
import { SITTINGS_KEY } from '@/core/input/sittings-key'

/** Property in which `page-owner.ts` finds the request that this script has begun. */
const ownerRequest = 'ownerRequest' satisfies keyof Window

/**
 * Says on `<html>`, before the first paint, that somebody is in the middle of the test in this browser, has handed it in on
 * this entry of the history, or has followed a resume link: whoever comes back does not see the consent flash by. Everybody
 * else reads it before any script is there. Whether it is the same person the server is asked at once.
 */
export const begunScript = (slug: string): string =>
  `try{window.${ownerRequest}=fetch("${ownerPath}",{cache:"no-store"});let b=/^#resume=/.test(location.hash)||(history.state||{}).handedIn;` +
  `for(const k of Object.keys(localStorage))if(k.startsWith("${SITTINGS_KEY}")&&JSON.parse(localStorage.getItem(k)).state.sittings[${JSON.stringify(slug)}])b=1;` +
  'if(b)document.documentElement.dataset.begun=""}catch(e){}'
