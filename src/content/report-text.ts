import { z } from 'zod'

const text = z.string().trim().min(1)

/** A paragraph with its own heading, or a day of a plan: the action under its title, and the reason. */
const TitledText = z.object({ title: text, text, why: text.optional() })

/** The words of a report's pieces in one language (`report.<locale>.json`), by the id of the piece. */
export const ReportText = z.object({ pieces: z.record(z.string(), z.union([text, TitledText])) })
export type ReportText = z.infer<typeof ReportText>
