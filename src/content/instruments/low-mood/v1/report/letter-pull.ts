import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, from, upTo } from './conditions'

/** One answer that weighs beside one that does not, both in points of the scale. */
const against = (id: string, heavy: string, easy: string, note: string, more?: Condition): Piece => ({
  id: `pull.${id}`,
  when: all(from(heavy, 2), upTo(easy, 1), ...(more ? [more] : [])),
  items: [heavy, easy],
  note,
})

/** None of them advises effort: they stand beside help as well. */
export const pull: readonly Piece[] = [
  against(
    'absorbed-dull',
    'q09',
    'q21',
    'The free hour looks dull, and yet absorption happens. The dullness is a forecast, absorption a report. Believe the report more.',
  ),
  against(
    'empty-alone',
    'q19',
    'q07',
    'Empty among people, quiet alone is bearable: company is where it is felt, by comparison. Not a proof of not belonging.',
  ),
  against(
    'curious-declines',
    'q05',
    'q01',
    'Outings are declined, a story still makes curious: interest has grown small and near, it is not gone.',
  ),
  against(
    'stern-hope',
    'q20',
    'q16',
    'Hard on oneself looking back, open looking forward: whoever expects something good cannot quite believe the verdict.',
  ),
  against(
    'walk-lie',
    'q18',
    'q06',
    'Soon after getting up the wish to lie down, and yet walking is easy: the first hour is not the day. A time to tell a doctor, not a weakness.',
  ),
  against(
    'quiet-sad',
    'q07',
    'q11',
    'Good mood at chores, sadness when it gets quiet: doing keeps it away rather than ends it. Both are true; the quiet one wants telling.',
  ),
  against(
    'choice-talk',
    'q04',
    'q24',
    'Conversations are followed, dinner is not decided: the head is clear, the choosing is dear.',
  ),
  against(
    'face-good',
    'q03',
    'q11',
    'A cheerful face for others, a good mood at the sink: the face may be older than its reason. Whose question is being avoided?',
  ),
  against(
    'tired-legs',
    'q02',
    'q22',
    'Tired after a full night, legs that climb: tired is not weak. The night is the one to be looked at.',
  ),
  against(
    'gloom-hope',
    'q12',
    'q16',
    'A gloomy thought goes round, and something good can be imagined: the round has a gap. No promise.',
  ),
]
