import type { Leak } from '@/core/psychometrics/disclosure/find-leaks'
import type { Audit } from '@/features/norms/disclosure'
import { tripleOf } from '@/features/norms/triple'

/** So many are listed; of more it is said how many there are. */
const mostListed = 20

/** Describes what open tables give away, one line for each leak. */
function describeLeaks(leaks: readonly Leak[]): string[] {
  const lines = leaks.slice(0, mostListed).map((leak) => {
    const [first, second] = leak.editions
    if (leak.kind === 'too-close') {
      const sheets = leak.sheets === 1 ? '1 sheet' : `${leak.sheets} sheets`
      return `${first} and ${second} differ by ${sheets}: their difference is what these people answered`
    }
    if (leak.kind === 'not-derived')
      return `${first}, ${leak.part}: ${leak.figure} is not computed from the rounded cells`
    const { part, item, place, people } = leak
    const where = `${part}, ${item === null ? `sum ${place}` : `item number ${item}, answer ${place}`}`
    const count = people.low === people.high ? `${people.low}` : `${people.low} to ${people.high}`
    return second === undefined
      ? `${first}, ${where}: ${count} people`
      : `${second} less ${first}, ${where}: ${count} people`
  })
  const more = leaks.length - lines.length
  return more > 0 ? [...lines, `and ${more} more`] : lines
}

/** The editions that gave something away, and what to do. */
export function describeAudits(audits: readonly Audit[]): string[] {
  if (audits.length === 0)
    return ['Nothing: no number of fewer than five people can be worked out from any open table.']
  const described = audits.flatMap(({ triple, editions, downloaded, offered, withheld }) => [
    `${Object.values(tripleOf(triple)).join(' ')}: ${editions.join(', ')}`,
    ...(downloaded.length > 0
      ? ['  as they could be downloaded when they were new:', ...indented(describeLeaks(downloaded))]
      : []),
    ...(withheld.length > 0 ? [`  tables offered no more: ${withheld.join(', ')}`] : []),
    ...(offered.length > 0 ? ['  as they are offered today:', ...indented(describeLeaks(offered))] : []),
    '',
  ])
  const isOffered = audits.some(({ offered }) => offered.length > 0)
  return [
    ...described,
    'What to do:',
    '- What is offered today is rounded, and one of two editions that are too close is withheld; this needs no step of yours.',
    '- Copies that were downloaded before cannot be taken back. Count the people concerned (a difference of one sheet is one',
    '  person) and decide with whoever is responsible for data protection whether it has to be reported: docs/measurement.md.',
    '- Reports are not concerned: they keep their norms. Nothing needs to be withdrawn for this.',
    ...(isOffered
      ? [
          '- The tables that are offered today still give something away: close /science/ in the server in front until the code',
          '  that makes them is mended.',
        ]
      : []),
  ]
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`)
