import { treatmentAnswers } from '@/core/evidence/plan'
import { Email, Ticked } from '@/core/input/fields'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { groups } from '@/core/instrument'

export const QuestionInput = z.object({ sittingId: Id })
export type QuestionInput = z.infer<typeof QuestionInput>

/** Whether the browser says that its reader is in mainland China: then what leaves it is agreed to separately. */
const inChina = z.boolean()

export const AnswerTreatment = z.object({ sittingId: Id, answer: z.enum(treatmentAnswers), inChina })
export type AnswerTreatment = z.infer<typeof AnswerTreatment>

/** `abroad`: the separate box of a reader in mainland China. */
export const JoinRetest = z.object({
  sittingId: Id,
  agreed: Ticked('AGREEMENT_REQUIRED'),
  abroad: z.boolean(),
  inChina,
})
export type JoinRetest = z.infer<typeof JoinRetest>

export const GiveRetestAddress = z.object({ sittingId: Id, email: Email })
export type GiveRetestAddress = z.infer<typeof GiveRetestAddress>

/** Content below one result: at most one question, or the state of an earlier one. */
export const StudyQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('treatment'),
    group: z.enum(groups),
    /** It was answered and is not counted yet, so that it can be taken back. */
    answered: z.boolean(),
    /** Something would leave mainland China. */
    abroad: z.boolean(),
  }),
  z.object({
    kind: z.literal('retest'),
    /**
     * offer: nobody has agreed yet · notDrawn: the draw chose somebody else · address: drawn, an address is missing ·
     * waiting: the address has not said yes · on: a mail comes at `askAt`, or has come · done: taken again, not counted yet
     */
    step: z.enum(['offer', 'notDrawn', 'address', 'waiting', 'on', 'done']),
    /** Address of the mails; before, an address of the reader that is already known. Empty if there is none. */
    email: z.string(),
    askAt: z.isoDateTime(),
    closesAt: z.isoDateTime(),
    abroad: z.boolean(),
  }),
])
export type StudyQuestion = z.infer<typeof StudyQuestion>

/** Counts of studies that this browser or account takes part in and can still take back. */
export const MyStudies = z.object({ retests: z.int(), treatments: z.int(), plans: z.int() })
export type MyStudies = z.infer<typeof MyStudies>
