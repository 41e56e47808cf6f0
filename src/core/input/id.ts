import * as z from '@/core/input/zod'

/**
 * Name of something in a request: an id, or the short name of a test. Any text is accepted (an id that cannot exist is
 * "not found"), except for NUL, which no database accepts.
 */
export const Id = z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/))

/**
 * The id of a record as this site makes it, or the name of an article. The console writes it into its log of actions,
 * where a line break or a colon would be ambiguous.
 */
export const RecordId = z.string().check(z.regex(/^[\w-]{1,120}$/))
