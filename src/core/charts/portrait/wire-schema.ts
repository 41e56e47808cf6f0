import * as z from '@/core/input/zod'
import { roles } from '../drawing/drawing'

/** Schema of `WireDrawing`, see `wire.ts`. */
export const WireDrawing = z.array(z.object({ role: z.enum(roles), opacity: z.optional(z.number()), d: z.string() }))
