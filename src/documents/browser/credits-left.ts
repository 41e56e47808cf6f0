import { creditsPath } from '@/core/account/owner-tag'
import { askJson } from './ask-json'
import { readConfig } from './config-entry'
import { field } from './parsed'

/** Says in `[data-left="… {{count}} …"]` how many full reports the account has left; hidden until it is known. */
export async function showCreditsLeft(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-left]')
  if (!places.length || !readConfig().token) return
  const credits = field(await askJson(creditsPath, { cache: 'no-store' }), 'credits')
  for (const place of places) {
    place.textContent = (place.dataset.left ?? '').replace('{{count}}', String(credits))
    place.hidden = typeof credits !== 'number'
  }
}
