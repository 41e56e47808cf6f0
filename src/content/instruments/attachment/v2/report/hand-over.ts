import type { Handout, Piece } from '@/core/report/report-key'
import { kinOrFriend, nobody, withPartner, withRelative } from './conditions'
import { elsewhere, facts, forCounselor, offers, requests } from './hand-over-lines'

/** Lines about two people who are close today: they were answered of somebody whom this page does not go to. */
const ofTheTwo: ReadonlySet<string> = new Set([
  'fact.q03',
  'fact.q08',
  'fact.q11',
  'fact.q14',
  'fact.q17',
  'fact.q23',
  'fact.q24',
  'fact.others.high',
  'fact.room.low',
  'fact.others.low',
  'fact.bond.high',
  'request.introduce',
  'request.no-big-talk',
  'offer.one-sentence',
])
const ofTheReader = (lines: readonly Piece[]): readonly Piece[] => lines.filter(({ id }) => !ofTheTwo.has(id))

/**
 * One page for the person thought of, if there is contact; where nobody in particular was, for someone whom the reader
 * trusts. Whoever thought of a former partner or of someone they are dating or hope for, or is out of touch, has a page
 * that fits anyone close, with the lines that are true of the reader alone. The site prints it and never sends it.
 */
export const handOver: readonly Handout[] = [
  { reader: 'partner', when: withPartner, facts, requests, offers },
  { reader: 'relative', when: withRelative, facts, requests, offers },
  {
    reader: 'friend',
    when: { all: [{ any: [kinOrFriend, nobody] }, { not: withRelative }] },
    facts,
    requests,
    offers,
  },
  {
    reader: 'friend',
    when: 'otherwise',
    facts: [elsewhere, ...ofTheReader(facts)],
    requests: ofTheReader(requests),
    offers: ofTheReader(offers),
  },
  { reader: 'doctor', when: { not: { help: 'none' } }, ...forCounselor },
]
