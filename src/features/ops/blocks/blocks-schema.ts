import { RecordId } from '@/core/input/id'
import { normalizeText } from '@/core/input/typed-text'
import * as z from '@/core/input/zod'
import { GivenReason } from '../schema'

const kinds = ['address', 'network'] as const

export const BlockRows = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(kinds),
      /** The masked address, or the network. */
      label: z.string(),
      reason: z.string(),
      at: z.isoDateTime(),
      expiresAt: z.isoDateTime(),
      over: z.boolean(),
    }),
  ),
  total: z.int(),
})
export type BlockRows = z.infer<typeof BlockRows>

/** Longest block in days, so that no block is permanent. */
export const maxBlockDays = 365
export const AddBlockInput = z.object({
  kind: z.enum(kinds),
  /** A mail address or an IP address. */
  value: z.string().check(z.maxLength(300), z.overwrite(normalizeText)),
  days: z.int().check(z.minimum(1), z.maximum(maxBlockDays)),
  reason: GivenReason,
})
export type AddBlockInput = z.infer<typeof AddBlockInput>
export const LiftBlockInput = z.object({ blockId: RecordId, reason: GivenReason })
export type LiftBlockInput = z.infer<typeof LiftBlockInput>

/** Rate limits being counted now, each with the client it counts; the most used first. */
export const RateLimitRows = z.object({
  rows: z.array(
    z.object({
      key: z.string(),
      /** Name of the limit: `auth.login.ip`. */
      limit: z.string(),
      /** Client that the limit counts: a network, or the beginning of a hash. */
      whom: z.string(),
      points: z.int(),
      until: z.isoDateTime(),
    }),
  ),
  total: z.int(),
})
export type RateLimitRows = z.infer<typeof RateLimitRows>
