import { z } from 'zod'
import { DAY_MS } from '@/core/time'

/** 128 random bits as base64url; made by the browser, so that a repeated start finds the first sitting. */
export const SittingId = z.string().regex(/^[\w-]{22}$/)

/**
 * One answer: its item, its value on the item's scale (null: left out on purpose), its duration in milliseconds, and
 * the time it was given in epoch milliseconds.
 */
export const Answer = z.object({
  item: z.string().regex(/^[a-zA-Z][\w-]{0,31}$/),
  value: z.nullable(z.int()),
  ms: z.int().min(0).max(DAY_MS),
  // Comes from the guest's clock and only orders answers to the same item.
  at: z.int().min(0).max(1e15),
})
export type Answer = z.infer<typeof Answer>

const Answers = z.array(Answer).max(100)
const Slug = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/)

/** All data on an item that the browser receives: no dimension, no keying, no expected answer. */
export interface RunItem {
  id: string
  text: string
  /** Labels of its answers, lowest value first. */
  options: readonly string[]
  /** Value of the first option; each further option is one higher. */
  from: number
  /** True if the item may be left out on purpose. */
  leaveOut: boolean
  /** Set for a question that names its own subject: the stem of the other items is not shown above it. */
  standsAlone?: true
}

export const StartSittingInput = z.object({
  sittingId: SittingId,
  slug: Slug,
  consentVersion: z.string().max(32),
  healthConsent: z.literal(true, { error: 'CONSENT_REQUIRED' }),
  adult: z.literal(true, { error: 'CONSENT_REQUIRED' }),
  normsConsent: z.boolean(),
  /** For a reader in mainland China: the accepted version of the consent to transfer, or null. */
  transfer: z.object({ agreedTo: z.string().max(32).nullable() }).optional(),
  /** The finished sitting after which a free retake was offered. */
  retakeOf: SittingId.optional(),
  /** Key from the mail of the retest study with which this sitting was begun. */
  retestKey: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
})
export type StartSittingInput = z.infer<typeof StartSittingInput>

/** The separate consent to data leaving mainland China, as shown to its reader. */
export const TransferQuestion = z.object({
  version: z.string(),
  /** True if the test cannot start without this consent. */
  needed: z.boolean(),
  recipients: z.array(z.object({ name: z.string(), does: z.string(), contact: z.string() })),
})
export type TransferQuestion = z.infer<typeof TransferQuestion>

export const SittingRef = z.object({ sittingId: SittingId })
export type SittingRef = z.infer<typeof SittingRef>

export const SaveAnswersInput = z.object({ sittingId: SittingId, responses: Answers })
export type SaveAnswersInput = z.infer<typeof SaveAnswersInput>

export const GetOpenSittingInput = z.object({ slug: Slug })

/** Data a browser needs to continue a sitting: the answers without their times. */
export const OpenSitting = z.object({
  sittingId: SittingId,
  slug: Slug,
  version: z.int(),
  responses: z.array(Answer.omit({ ms: true })),
})
export type OpenSitting = z.infer<typeof OpenSitting>

/** Number of items of the sitting for which the server now has an answer. */
export const SaveAnswersResult = z.object({ answered: z.int() })

export const ResumeLink = z.object({ path: z.string() })
/** `<end>.<secret>`: the key in a link that moves a result. */
export const MoveSittingInput = z.object({ key: z.string().max(64) })
export const ResumeSittingInput = z.object({ key: z.string().regex(/^[\w-]{43}$/) })
