import type { NormsOfTest } from '../../norms/norms-schema'

interface Question {
  /** Number of the question, from 1. */
  question: number
  /** Number of sittings that stop at the question (`count`), and of those that reach it. */
  count: number
  reached: number
}

/** Returns, for each question, the number of sittings that stop at it and of those that reach it. */
export function countStops({ finished, stopped }: Pick<NonNullable<NormsOfTest['dropOff']>, 'finished' | 'stopped'>): {
  begun: number
  stopped: number
  questions: Question[]
  /** Number of sittings with every question answered but no result. */
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
