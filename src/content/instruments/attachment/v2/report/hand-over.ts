import type { HandOver } from '@/core/report/key'
import { inLove } from './conditions'
import { facts, forCounselor, offers, requests } from './hand-over-lines'

/**
 * One page for the person thought of, or for a friend whom the reader trusts: for relatives and friends, and where there
 * is nobody of this week to give it to. The site prints it and never sends it.
 */
export const handOver: readonly HandOver[] = [
  { reader: 'partner', when: inLove, facts, requests, offers },
  { reader: 'friend', when: { not: inLove }, facts, requests, offers },
  { reader: 'doctor', when: { not: { help: 'none' } }, ...forCounselor },
]
