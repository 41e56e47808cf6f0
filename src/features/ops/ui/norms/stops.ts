import type { NormsOfTest } from '../../norms/norms-schema'

interface Question {
  /** From 1. */
  question: number
  /** Sittings that stand at it, and that came as far. */
  count: number
  reached: number
}

/** Where people stop, question by question. */
export function stopsOf({ finished, stopped }: Pick<NonNullable<NormsOfTest['dropOff']>, 'finished' | 'stopped'>): {
  begun: number
  stopped: number
  questions: Question[]
  /** With every question answered, and without a result. */
  unasked: number
} {
  const all = stopped.reduce((sum, count) => sum + count, 0)
  const begun = finished + all
  let reached = begun
  const questions = stopped.slice(0, -1).map((count, place) => {
    const question = { question: place + 1, count, reached }
    reached -= count
    return question
  })
  return { begun, stopped: all, questions, unasked: stopped.at(-1) ?? 0 }
}
