import type { PublishedTable } from '@mindglass/psychometrics/publication/published-tables'
import type { Estimate } from '@mindglass/psychometrics/studies/retest'
import type { PublicStudy } from './release'

const estimate = ({ value, from, to }: Estimate) => [value, from, to]
const names = (name: string) => [name, `${name}_from`, `${name}_to`]

/** Returns the figures of one published release as a table. */
export function buildStudyTable(study: PublicStudy): PublishedTable {
  switch (study.study) {
    case 'retest':
      return {
        columns: [
          ...['part', 'pairs', 'mean_first', 'sd_first', 'mean_second', 'sd_second'],
          ...[...names('change'), ...names('sd_of_differences'), ...names('sem'), ...names('icc')],
        ],
        rows: study.parts.map(({ id, n, first, second, change, sdOfDifferences, sem, icc }) => [
          ...[id, n, first.mean, first.sd, second.mean, second.sd],
          ...[...estimate(change), ...estimate(sdOfDifferences), ...estimate(sem), ...estimate(icc)],
        ]),
      }
    case 'groups':
      return {
        columns: [
          ...['part', 'treated', 'mean_treated', 'sd_treated', 'others', 'mean_others', 'sd_others'],
          ...[...names('hedges_g'), ...names('auc')],
        ],
        rows: study.parts.map(({ id, yes, no, g, auc }) => [
          ...[id, yes.n, yes.mean, yes.sd, no.n, no.mean, no.sd],
          ...[...estimate(g), ...estimate(auc)],
        ]),
      }
    case 'usefulness':
      return {
        columns: ['answers', 'people', ...names('share'), 'answered', 'asked'],
        rows: study.cells.map(({ answers, count, share }) => [
          ...[answers.join(' '), count, ...estimate(share), study.answered, study.asked],
        ]),
      }
  }
}
