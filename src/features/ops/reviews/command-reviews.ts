import { isReviewFault, reviewFaults } from '@/core/review/review-faults'
import { listDeleted } from '@/features/review/moderation'
import { commandLine } from '../audit'
import type { Command } from '../command-kind'
import { answer, hide, listReviews, setReviewPolicy, show } from './reviews'
import { type ListReviewsInput, type ReviewRows, reviewLists } from './reviews-schema'

const isList = (word: string): word is ListReviewsInput['filter'] => (reviewLists as readonly string[]).includes(word)

function inWords({ id, at, instrument, locale, name, content, ...rest }: ReviewRows['rows'][number]): string {
  const { faults, waiting, hidden, answer: answered } = rest
  return [
    `${id}  ${at.slice(0, 10)}  ${instrument}  ${locale}  ${name}`,
    ...(faults.length > 0 ? [`  reported: ${faults.map(({ fault, count }) => `${fault} ×${count}`).join(', ')}`] : []),
    ...(waiting ? ['  waits to be read'] : []),
    ...(hidden ? [`  hidden: ${hidden}`] : []),
    ...content.split('\n').map((line) => `  | ${line}`),
    ...(answered ? [`  answer: ${answered}`] : []),
  ].join('\n')
}

export const reviewCommands: Readonly<Record<string, Command>> = {
  'reviews list': {
    usage: `reviews list [${reviewLists.join('|')}]   reported ones that are still to be seen, unless asked otherwise`,
    run: async ({ database: { db }, words: [filter = 'reported'] }) => {
      if (!isList(filter)) return null
      const { rows } = await listReviews(db, commandLine, { q: '', page: 1, whole: true, filter })
      // Remains of hidden reviews that their writers have deleted: `show` lets those writers write again.
      const deleted = filter === 'hidden' ? await listDeleted(db) : []
      return [...rows.map(inWords), ...deleted].join('\n\n') || 'None.'
    },
  },
  'reviews hide': {
    usage: `reviews hide <id> <fault>                    fault: ${reviewFaults.join(', ')}`,
    run: async ({ database: { db }, words: [reviewId, fault], reason, now }) => {
      if (!reviewId || !isReviewFault(fault)) return null
      await hide(db, commandLine, { reviewId, fault, reason }, now)
      return 'Hidden.'
    },
  },
  'reviews show': {
    usage: 'reviews show <id>                            shows it, and settles what was reported',
    run: async ({ database: { db }, words: [reviewId], reason }) => {
      if (!reviewId) return null
      await show(db, commandLine, { reviewId, reason })
      return 'It can be seen.'
    },
  },
  'reviews answer': {
    usage: 'reviews answer <id> "<words>"                stands under the review; "" takes it away',
    run: async ({ database: { db }, words: [reviewId, words], reason, now }) => {
      if (!reviewId || words === undefined) return null
      await answer(db, commandLine, { reviewId, words, reason }, now)
      return words.trim() ? 'Answered.' : 'The answer is taken away.'
    },
  },
  'reviews moderation': {
    usage: 'reviews moderation after|before              read reviews after or before they are published',
    run: async ({ database: { db }, words: [moderation], reason, now }) => {
      if (moderation !== 'after' && moderation !== 'before') return null
      await setReviewPolicy(db, commandLine, { moderation, reason }, now)
      return `Reviews are read ${moderation} they are published.`
    },
  },
}
