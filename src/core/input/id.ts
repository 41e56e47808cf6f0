import * as z from '@/core/input/zod'

/**
 * What names something in a request: an id, or the short name of a test. Any text is a question that has an answer (one
 * that cannot exist is "not found"), but for NUL, which no database can be asked for.
 */
export const Id = z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/))

/**
 * The id of a record as this site makes it, or the name of an article: what the console writes into its log of actions, where
 * a line break or a colon would pass for something else.
 */
export const RecordId = z.string().check(z.regex(/^[\w-]{1,120}$/))
