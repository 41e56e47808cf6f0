import { z } from 'zod/mini'

const text = z.string().check(z.trim(), z.minLength(1))

/** A paragraph with a heading of its own, or a day of a plan: what to do under its title, and why. */
const TitledText = z.object({ title: text, text, why: z.optional(text) })

/** The words of a report's pieces in one language (`report.<locale>.json`), by the id of the piece. */
export const ReportText = z.object({ pieces: z.record(z.string(), z.union([text, TitledText])) })
export type ReportText = z.infer<typeof ReportText>
