import type { Responses } from '@mindglass/psychometrics/instrument'
import { type Instrument, type Phase, phases, type Stretch } from '../instrument'

/**
 * Returns the phase of the stretch that a part asks about. A missing answer counts as a stretch that goes on, is long
 * and is costly. A part without a stretch counts as going on.
 */
export function phaseOf(part: string, { stretches }: Pick<Instrument, 'stretches'>, answers: Responses): Phase {
  const stretch = stretches?.find(({ parts }) => parts.includes(part))
  return stretch ? phaseIn(stretch, answers) : 'now'
}

/** Returns the phases of all parts for which a test asks about a stretch. */
export const phasesOf = (instrument: Pick<Instrument, 'stretches'>, answers: Responses): Record<string, Phase> =>
  Object.fromEntries(
    (instrument.stretches ?? []).flatMap((stretch) =>
      stretch.parts.map((part) => [part, phaseIn(stretch, answers)] as const),
    ),
  )

/**
 * Returns the phase of a whole sitting: the first in the order of phases (now, over, short) that any part has; now if
 * there is none.
 */
export function overallPhase(instrument: Pick<Instrument, 'stretches'>, answers: Responses): Phase {
  const found = new Set(Object.values(phasesOf(instrument, answers)))
  return phases.find((phase) => found.has(phase)) ?? 'now'
}

function phaseIn({ now, short, unless }: Stretch, answers: Responses): Phase {
  const chosen = answers[now.context]
  if (chosen === undefined || now.in.includes(chosen)) return 'now'
  const brief = short.every(({ context, from = 0, to }) => {
    const answer = answers[context]
    return answer !== undefined && answer >= from && answer <= to
  })
  const costly = unless.some(({ context, from }) => (answers[context] ?? Number.NEGATIVE_INFINITY) >= from)
  return brief && !costly ? 'short' : 'over'
}
