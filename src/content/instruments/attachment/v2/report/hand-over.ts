import type { HandOver } from '@/core/report/key'
import { inLove, kinOrFriend, nobody, withPartner, withRelative } from './conditions'
import { facts, forCounselor, offers, requests } from './hand-over-lines'

/**
 * One page for the person thought of, if there is contact; where nobody in particular was, for someone whom the reader
 * trusts. None for a former partner or without contact. The site prints it and never sends it.
 */
export const handOver: readonly HandOver[] = [
  { reader: 'partner', when: withPartner, facts, requests, offers },
  { reader: 'relative', when: withRelative, facts, requests, offers },
  // Someone whom one is dating or hopes for is no partner yet; the title of this page fits anyone close.
  {
    reader: 'friend',
    when: { all: [{ any: [inLove, kinOrFriend, nobody] }, { not: { any: [withPartner, withRelative] } }] },
    facts,
    requests,
    offers,
  },
  { reader: 'doctor', when: { not: { help: 'none' } }, ...forCounselor },
]
