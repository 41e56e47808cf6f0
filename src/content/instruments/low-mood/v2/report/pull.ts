import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, from, upTo } from './conditions'

/** One answer that weighs beside one that does not, both in points of the scale. */
const against = (id: string, heavy: string, easy: string, note: string, more?: Condition): Piece => ({
  id: `pull.${id}`,
  when: all(from(heavy, 3), upTo(easy, 1), ...(more ? [more] : [])),
  items: [heavy, easy],
  note,
})

/** None of them advises effort: they stand beside help as well. */
export const pull: readonly Piece[] = [
  against(
    'burden-company',
    'q32',
    'q29',
    'Feels a burden and wishes to see people: the wish is the better guide; ask one of them.',
  ),
  against(
    'numb-kindness',
    'q35',
    'q11',
    'Films and songs leave nothing, a kind word still reaches: people before screens.',
  ),
  against(
    'dull-absorbed',
    'q09',
    'q13',
    'The free hour looks dull, and absorption happens: the forecast is worse than the hour.',
  ),
  against(
    'declines-misses',
    'q05',
    'q29',
    'Says no to things and wishes to see the people: it is the outing that is too much.',
  ),
  against(
    'empty-alone',
    'q19',
    'q07',
    'Empty among people, quiet alone is bearable: compares itself in company. No proof of not belonging.',
  ),
  against(
    'face-morning',
    'q23',
    'q27',
    'Low behind a cheerful face, light on waking: people cost it, the day begins well.',
  ),
  against('sad-kindness', 'q07', 'q11', 'Sad in quiet, lifted by a kind word: arrange voices for quiet hours.'),
  against(
    'tears-heart',
    'q15',
    'q31',
    'Tears near over a bus, heart not heavy through the day: thin patience more than grief: sleep, strain, hormones.',
  ),
  against('flat-story', 'q25', 'q01', 'Music is flat, stories draw: use what works.'),
  against('pleasure-ahead', 'q33', 'q21', 'Looks forward, and then feels little: shorter, with someone, no grading.'),
  against('bored-absorbed', 'q17', 'q13', 'The favorite pastime bores, other things absorb: it may be the pastime.'),
  against('wake-tasks', 'q02', 'q18', 'Tired on getting up, enough strength for tasks: the first hour is not the day.'),
  against('lie-pace', 'q22', 'q06', 'Wants to lie down, moves at own pace: pushes through, unseen.'),
  against('talk-move', 'q34', 'q14', 'Talking costs, moving does not: walk beside someone.'),
  against('sleep-appetite', 'q26', 'q10', 'Sleep changed, appetite not: look at the night.'),
  against('appetite-sleep', 'q10', 'q26', 'Appetite changed, sleep not: look at meals, stomach, medicines.'),
  against(
    'talk-film',
    'q24',
    'q36',
    'Loses track in talk, follows a film: talk asks for an answer; people may be the load.',
  ),
  against('choice-talk', 'q04', 'q24', 'Follows talk, cannot decide small things: not wit, the choosing.'),
  against('scold-guilt', 'q08', 'q20', 'Scolds over slips, no guilt toward others: a question of standard.'),
  against('guilt-scold', 'q20', 'q08', 'Guilt toward others, little scolding over slips: ask the other.'),
  against('gloom-ahead', 'q12', 'q16', 'A gloomy thought circles and something good can be pictured.'),
  against('past-ahead', 'q28', 'q16', 'Looking back dark, looking ahead not.'),
]
