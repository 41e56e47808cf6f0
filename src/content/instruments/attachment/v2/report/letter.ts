import type { ReportKey } from '@/core/report/report-key'
import { difference } from './letter-difference'
import { gives } from './letter-gives'
import { pattern } from './letter-pattern'
import { pull } from './letter-pull'

/** The letter about the whole, one paragraph of each. */
export const letter: ReportKey['letter'] = { pattern, difference, pull, gives }
