import { SITTINGS_KEY } from '@/core/sittings-key'

/**
 * Says on `<html>`, before the first paint, that this browser is in the middle of the test, has handed it in on this
 * entry of the history, or has followed a resume link: whoever comes back does not see the consent flash by. Everybody
 * else reads it before any script is there.
 */
export const begunScript = (slug: string): string =>
  'try{if(/^#resume=/.test(location.hash)||(history.state||{}).handedIn||' +
  `JSON.parse(localStorage.getItem("${SITTINGS_KEY}")).state.sittings[${JSON.stringify(slug)}])document.documentElement.dataset.begun=""}catch(e){}`
