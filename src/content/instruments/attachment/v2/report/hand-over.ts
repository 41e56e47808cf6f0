import type { HandOver } from '@/core/report/key'
import { inLove, kinOrFriend, nobody } from './conditions'
import { facts, forCounselor, offers, requests } from './hand-over-lines'

/**
 * One page for the person thought of, if there is contact; where nobody in particular was, for someone whom the reader
 * trusts. None for a former partner or without contact. The site prints it and never sends it.
 */
export const handOver: readonly HandOver[] = [
  { reader: 'partner', when: inLove, facts, requests, offers },
  { reader: 'friend', when: { any: [kinOrFriend, nobody] }, facts, requests, offers },
  { reader: 'doctor', when: { not: { help: 'none' } }, ...forCounselor },
]
