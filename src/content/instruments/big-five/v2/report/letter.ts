import type { ReportKey } from '@/core/report/report-key'
import { difference } from './difference'
import { gives } from './gives'
import { pattern } from './pattern'
import { pull } from './pull'

export const letter: ReportKey['letter'] = { pattern, difference, pull, gives }
