import type { AnswerProfile, Profile } from './profile'
import type { AnswerStep } from './report-key'

/** Share of the answer scale from which an answer is clearly on a side: the 4th of 5 options, the 6th of 7. */
const CLEAR = 0.7
/** Share of the scale by which an answer on the middle must lie beyond the reader's mean of its part. */
const BEYOND_MEAN = 0.25

/** A chosen exercise, and the answer for which it was chosen. */
export interface ChosenStep {
  piece: AnswerStep
  item: string
}

/** Returns the exercises whose answers stand out, the most telling first; the order of the key decides between equals. */
export function rankAnswerSteps(profile: Profile, steps: readonly AnswerStep[]): ChosenStep[] {
  return steps
    .flatMap((piece) => {
      const [best] = piece.answers
        .flatMap((id) => profile.answers.get(id) ?? [])
        .filter((answer) => standsOut(answer, profile, piece.end))
        .map((answer) => ({ item: answer.id, salience: salienceOf(answer, profile) }))
        .sort((one, other) => other.salience - one.salience)
      return best ? [{ piece, ...best }] : []
    })
    .sort((one, other) => other.salience - one.salience || 0)
    .map(({ piece, item }) => ({ piece, item }))
}

function standsOut(answer: AnswerProfile, profile: Profile, end: AnswerStep['end']): boolean {
  const turn = (share: number) => (end === 'high' ? share : 1 - share)
  const { share, mean } = sharesOf(answer, profile)
  return turn(share) >= CLEAR || (turn(share) >= 0.5 && turn(share) - turn(mean) >= BEYOND_MEAN)
}

/**
 * Returns how much an answer says: its distance from the middle of the scale plus that from the reader's own mean of its
 * part, both as shares of the scale (0–1.5).
 */
export function salienceOf(answer: AnswerProfile, profile: Profile): number {
  const { share, mean } = sharesOf(answer, profile)
  return Math.abs(share - 0.5) + Math.abs(share - mean)
}

/** Share of the scale by which an answer must differ from the mean of its part to stand apart from the others. */
const APART = 0.45

/** Returns the answer that differs most from the reader's others of its part; null if none stands apart. */
export function findAnswerApart(profile: Profile): AnswerProfile | null {
  const distance = (answer: AnswerProfile) => {
    const { share, mean } = sharesOf(answer, profile)
    return Math.abs(share - mean)
  }
  const [best] = [...profile.answers.values()].sort((one, other) => distance(other) - distance(one) || 0)
  return best && distance(best) >= APART ? best : null
}

/** Returns a keyed answer and the mean of its part as shares of the scale; a part without a score has the mean 0.5. */
function sharesOf({ turned, part }: AnswerProfile, { scale: { min, max }, parts }: Profile) {
  const shareOf = (points: number) => (points - min) / (max - min)
  return { share: shareOf(turned), mean: shareOf(parts.find(({ id }) => id === part)?.mean ?? (min + max) / 2) }
}
