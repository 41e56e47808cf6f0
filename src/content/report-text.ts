import { z } from 'zod'

const text = z.string().trim().min(1)

/**
 * A paragraph with its own heading, or a day of a plan: the action under its title, and the reason. `first` is an
 * exercise in one sentence, for the top of the report.
 */
const TitledText = z.object({ title: text, text, why: text.optional(), first: text.optional() })

/** The words of a report in one language (`report.<locale>.json`). */
export const ReportText = z.object({
  /** By the id of the piece. */
  pieces: z.record(z.string(), z.union([text, TitledText])),
  /** Names of the answer groups, by their id: what a high mean of the group means. Versions before 2 have none. */
  groups: z.record(z.string(), text).optional(),
})
export type ReportText = z.infer<typeof ReportText>
