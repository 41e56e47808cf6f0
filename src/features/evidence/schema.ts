import { treatmentAnswers } from '@/core/evidence/plan'
import { Email, Ticked } from '@/core/input/fields'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { groups } from '@/core/instrument'

export const StudyQuestionInput = z.object({ sittingId: Id })
export type StudyQuestionInput = z.infer<typeof StudyQuestionInput>

/** Whether the browser reports a reader in mainland China: then the transfer abroad needs a separate consent. */
const inChina = z.boolean()

export const AnswerTreatmentInput = z.object({ sittingId: Id, answer: z.enum(treatmentAnswers), inChina })
export type AnswerTreatmentInput = z.infer<typeof AnswerTreatmentInput>

/** `abroad` is the separate consent of a reader in mainland China. */
export const JoinRetestInput = z.object({
  sittingId: Id,
  agreed: Ticked('AGREEMENT_REQUIRED'),
  abroad: z.boolean(),
  inChina,
})
export type JoinRetestInput = z.infer<typeof JoinRetestInput>

export const GiveRetestAddressInput = z.object({ sittingId: Id, email: Email })
export type GiveRetestAddressInput = z.infer<typeof GiveRetestAddressInput>

/** Content below one result: at most one question, or the state of an earlier one. */
export const StudyQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('treatment'),
    group: z.enum(groups),
    /** Whether there is an answer that is not counted yet and so can be taken back. */
    answered: z.boolean(),
    /** Whether data would leave mainland China. */
    abroad: z.boolean(),
  }),
  z.object({
    kind: z.literal('retest'),
    /**
     * offer: no consent yet · notDrawn: not chosen by the draw · address: drawn, an address is missing · waiting: the
     * address has not confirmed · on: a mail is sent at `askAt`, or was sent · done: taken again, not counted yet
     */
    step: z.enum(['offer', 'notDrawn', 'address', 'waiting', 'on', 'done']),
    /** Address for the mails; before it is given, an address known to be the reader's. Empty if there is none. */
    email: z.string(),
    askAt: z.isoDateTime(),
    closesAt: z.isoDateTime(),
    abroad: z.boolean(),
  }),
])
export type StudyQuestion = z.infer<typeof StudyQuestion>

/** Numbers of participations of this browser or account that can still be taken back, by study. */
export const MyStudies = z.object({ retests: z.int(), treatments: z.int(), plans: z.int() })
export type MyStudies = z.infer<typeof MyStudies>
