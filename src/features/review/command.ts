import { isReviewFault, reviewFaults } from '@/core/review-faults'
import type { Db } from '@/server/db'
import {
  answerMax,
  answerReview,
  hideReview,
  listForOperator,
  type ReviewList,
  reviewLists,
  showReview,
} from './moderation'

export const usage = [
  'npm run reviews -- list [reported|hidden|all]   reported ones that are still to be seen, unless asked otherwise',
  `npm run reviews -- hide <id> <reason>           reason: ${reviewFaults.join(', ')}`,
  'npm run reviews -- show <id>                    shows it again and settles what was reported; its writer may post again',
  `npm run reviews -- answer <id> "<words>"        stands under the review, at most ${answerMax} characters; "" takes it away`,
].join('\n')

interface Outcome {
  ok: boolean
  say: string
}

const isList = (word: string): word is ReviewList => (reviewLists as readonly string[]).includes(word)
const done = (found: boolean, id: string, say: string): Outcome =>
  found ? { ok: true, say } : { ok: false, say: `There is no review ${id}, or the answer is too long.` }

/** What an operator can do with reviews today: `npm run reviews -- …`. */
export async function runReviewCommand(db: Db, args: readonly string[], now = new Date()): Promise<Outcome> {
  const [command, id = '', words] = args
  if (command === 'list' && isList(id || 'reported')) {
    const found = await listForOperator(db, (id || 'reported') as ReviewList)
    return { ok: true, say: found.join('\n\n') || 'None.' }
  }
  if (command === 'hide' && isReviewFault(words)) return done(await hideReview(db, id, words, now), id, 'Hidden.')
  if (command === 'show' && id) return done(await showReview(db, id), id, 'It can be seen.')
  if (command === 'answer' && id && words !== undefined) {
    return done(await answerReview(db, id, words, now), id, words.trim() ? 'Answered.' : 'The answer is taken away.')
  }
  return { ok: false, say: usage }
}
