import type { ReportKey } from '@/core/report/report-key'
import { difference } from './letter-difference'
import { pattern } from './letter-pattern'
import { gives, pull } from './letter-pull'

export const letter: ReportKey['letter'] = { pattern, difference, pull, gives }
