import type { Responses } from '@mindglass/psychometrics/instrument'
import { type Instrument, type Phase, phases, type Stretch } from '../instrument'

/**
 * When the stretch was that a part asks about. Answers that were left out count as going on, as long and as costly.
 * A part of which nothing is told is read as going on.
 */
export function phaseOf(part: string, { stretches }: Pick<Instrument, 'stretches'>, answers: Responses): Phase {
  const stretch = stretches?.find(({ parts }) => parts.includes(part))
  return stretch ? phaseIn(stretch, answers) : 'now'
}

/** The phases of all parts that a test asks it of. */
export const phasesOf = (instrument: Pick<Instrument, 'stretches'>, answers: Responses): Record<string, Phase> =>
  Object.fromEntries(
    (instrument.stretches ?? []).flatMap((stretch) =>
      stretch.parts.map((part) => [part, phaseIn(stretch, answers)] as const),
    ),
  )

/** The phase of a sitting as a whole: of its parts, the one that asks for most. */
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
