import * as z from '@/core/zod'

/**
 * What names something in a request: an id, or the short name of a test. Any text is a question that has an answer (one
 * that cannot exist is "not found"), but for NUL, which no database can be asked for.
 */
export const Id = z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/))
