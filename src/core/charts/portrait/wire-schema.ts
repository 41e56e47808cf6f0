import * as z from '@/core/input/zod'
import { roles } from '../drawing/drawing'

/** See `wire.ts`. */
export const WiredDrawing = z.array(z.object({ role: z.enum(roles), opacity: z.optional(z.number()), d: z.string() }))
