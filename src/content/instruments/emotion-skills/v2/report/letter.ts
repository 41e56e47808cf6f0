import type { ReportKey } from '@/core/report/report-key'
import { differences } from './letter-difference'
import { given } from './letter-gives'
import { patterns } from './letter-pattern'
import { pulls } from './letter-pull'

export const letter: ReportKey['letter'] = { pattern: patterns, difference: differences, pull: pulls, gives: given }
