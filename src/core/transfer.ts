import type { Processor, ProcessorRole } from './site/processors'

/** Version of the consent to transfer across borders (`transfer` in `locales/<lng>/run.json`), raised with its meaning. */
export const transferVersion = '2026-11-1'

/** Everywhere that one clock of mainland China is named after. Hong Kong, Macao and Taipei have their own. */
const mainlandZones = /^(?:PRC|Asia\/(?:Shanghai|Chongqing|Chungking|Harbin|Urumqi|Kashgar))$/
/** How far those clocks are ahead of UTC, in minutes. */
const mainlandOffsets = [480, 360]
/** Time zones of browsers that keep the place to themselves. */
const noPlace = /^(?:UTC|GMT|Etc\/.*)?$/

/** Companies that have the answers themselves; the others learn an address at most, once something is bought or mailed. */
const withAnswers: readonly ProcessorRole[] = ['hosting', 'database', 'backup']

/** Facts that a browser states about where its reader is. Only the conclusion from them is sent. */
export interface Whereabouts {
  /** Minutes by which the clock is ahead of UTC. */
  offset: number
  /** The IANA name; asked for only where it decides, for a phone needs a tenth of a second to find it. */
  timeZone: () => string
  /** BCP 47, the preferred one first. */
  languages: readonly string[]
}

/**
 * Whether a reader counts as being in mainland China: by the clock; without one, by the region of the first language.
 * Where neither says anything else, Chinese in simplified characters counts, because asking once too often hurts nobody.
 */
export function isInMainlandChina({ offset, timeZone, languages: [tag = ''] }: Whereabouts): boolean {
  const isPossible = offset === 0 ? saysMainland(tag) : mainlandOffsets.includes(offset)
  if (!isPossible) return false
  const zone = timeZone()
  return noPlace.test(zone) ? saysMainland(tag) : mainlandZones.test(zone)
}

function saysMainland(tag: string): boolean {
  const region = /-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]
  if (region) return region.toUpperCase() === 'CN'
  try {
    return new Intl.Locale(tag).maximize().region === 'CN'
  } catch {
    return false
  }
}

export interface Transfer {
  /** Companies outside mainland China. */
  recipients: readonly Processor[]
  /** Without them there is no test: they have the answers. Otherwise the consent can be refused, and the test works. */
  needed: boolean
}

/** Data sent from mainland China to these companies (PIPL art. 38 and 39); null if none is, and nothing is asked. */
export function transferWith(processors: readonly Processor[]): Transfer | null {
  const recipients = processors.filter(({ country }) => country !== 'CN')
  if (recipients.length === 0) return null
  return { recipients, needed: recipients.some(({ role }) => withAnswers.includes(role)) }
}
