import { ownerApiPath } from '@/core/account/owner-tag'
import { SITTINGS_PREFIX } from '@/core/input/storage-keys'

/** Property in which `page-owner.ts` finds the request that this script has started. */
const ownerRequest = 'ownerRequest' satisfies keyof Window

/**
 * Returns the script that marks `<html>` before the first paint if this browser has an unfinished sitting of the test,
 * if one was submitted on this history entry, or if the reader followed a resume link. A returning reader then does not
 * see the consent flash by; every other reader sees it before any script has loaded. The script also requests the
 * page's owner at once, to check that the reader is the same person.
 */
export const begunScript = (slug: string): string =>
  `try{window.${ownerRequest}=fetch("${ownerApiPath}",{cache:"no-store"});let b=/^#resume=/.test(location.hash)||(history.state||{}).handedIn;` +
  `for(const k of Object.keys(localStorage))if(k.startsWith("${SITTINGS_PREFIX}")&&JSON.parse(localStorage.getItem(k)).state.sittings[${JSON.stringify(slug)}])b=1;` +
  'if(b)document.documentElement.dataset.begun=""}catch(e){}'
