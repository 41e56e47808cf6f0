import * as mini from 'zod/mini'

/*
 * The parts of zod that schemas use: `import * as z from '@/core/input/zod'`. All code that reaches the browser takes
 * zod from here. If several files import zod, the bundler splits it into modules that refer to each other, and keeps
 * whatever any of them mentions, used or not: a quarter more. A part that is missing is added here.
 */
export type { core, infer, ZodMiniType } from 'zod/mini'

export const array = mini.array
export const boolean = mini.boolean
export const custom = mini.custom
export const int = mini.int
export const literal = mini.literal
export const number = mini.number
export const object = mini.object
export const string = mini.string
export const discriminatedUnion = mini.discriminatedUnion
export const extend = mini.extend
export const nullable = mini.nullable
export const optional = mini.optional
export const _default = mini._default
const enumeration = mini.enum

export { enumeration as enum }

/** `2026-03-01` */
export const isoDate = mini.iso.date
/** `2026-03-01T12:00:00Z` */
export const isoDateTime = mini.iso.datetime

export const maximum = mini.maximum
export const maxLength = mini.maxLength
export const minimum = mini.minimum
export const minLength = mini.minLength
export const overwrite = mini.overwrite
export const refine = mini.refine
export const regex = mini.regex
export const superRefine = mini.superRefine
export const trim = mini.trim
