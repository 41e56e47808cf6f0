import type { Level } from '@mindglass/psychometrics/instrument'

interface LevelNote {
  describes: string
  talk: string
}
const five = (...notes: [describes: string, talk: string][]): Record<Level, LevelNote> => {
  const [level1, level2, level3, level4, level5] = notes.map(([describes, talk]) => ({ describes, talk }))
  if (!level1 || !level2 || !level3 || !level4 || !level5) throw new Error('five levels')
  return { level1, level2, level3, level4, level5 }
}

/**
 * What the level’s own texts say: how it shows, and when to talk to somebody. All `talk` is free. A doctor is named by one
 * deadline a report: within two weeks, this week while it goes on; where help stands first the headline and the first day
 * of the plan say when, and `talk` says what to tell at the visit.
 */
export const levelNotes: Record<string, Record<Level, LevelNote>> = {
  activation: five(
    [
      'The highest stretch hardly differed from other weeks: plans that fit, talk that leaves room, rest as ever. Steady or flat, only the reader can say.',
      'No reason by these lines. Unless the flatness is heavy for two weeks, or others tell of days the reader forgot.',
    ],
    [
      'A little more of everything for a while, recognizable as oneself. Scene: a lively weekend and a Monday like any other.',
      'Not by itself. If it lasts several days with less sleep, tell a doctor early. Length counts more than height.',
    ],
    [
      'Clearly more energy, talk, plans or confidence than usual in that stretch, with parts that stayed. Concrete from two items; one side that others liked.',
      'If it lasted four days, came with short nights, or comes back each season: a psychiatrist or doctor, with dates. Also when it felt good.',
    ],
    [
      'Most lines of this part fit: strength without rest, talk that fills rooms, plans that can’t fail. It felt like the real self at last; say why that is no evidence either way.',
      'A psychiatrist or doctor within two weeks, this week while it goes on. Tell slow and fast days. Never change medicines alone.',
    ],
    [
      'Nearly all lines fit fully. The distance from the usual self is the finding. Respect for what was good in it; what it borrowed from: sleep, savings, patience of others.',
      'At the visit the whole stretch, with somebody who knows the reader; today after days with hardly any sleep; no driving. Doctors’ words such as hypomania may be named, only a conversation can tell. Medicines only with the doctor.',
    ],
  ),
  thought: five(
    [
      'Thoughts queue, nights are long enough, a short night shows next day. Both signals work.',
      'No reason by these lines. Slowed, heavy thinking for weeks would be one.',
    ],
    [
      'A quick evening, a short night, and back again. Ideas in strings at midnight.',
      'Not by itself; several short nights in a row without tiredness are to be told to a doctor soon.',
    ],
    [
      'Some racing, some short nights, still stoppable. The listener asks to go back a step.',
      'If racing and short nights come together and return: psychiatrist, doctor or sleep clinic, with the clock times on paper.',
    ],
    [
      'Thoughts overtake, nights shrink, tiredness stays away. Like several stations at once is worn: find another scene, new ideas before the last one is finished; not that nothing could be read, focus may have held.',
      'A psychiatrist or doctor within two weeks; this week while it goes on. No experiments with sleep. No driving after short nights.',
    ],
    [
      'Nearly all lines fit: the night hardly exists, the head leads. Feels clear; others can’t follow. The reserve isn’t felt while it is spent.',
      'At the visit how fast, and hours of sleep. Emergency if hardly any sleep for days and nothing stops, or voices, or beliefs others find frightening.',
    ],
  ),
  impulse: five(
    [
      'The pause held in the highest stretch: money, word, risk as ever. A habit that can be taught.',
      'No reason. If weighing itself has become a trap, a counselor can help.',
    ],
    [
      'A quick yes here, a purchase there, limits mostly held.',
      'Not by itself; the same slip with growing cost is worth a talk with someone trusted.',
    ],
    [
      'Some steps went ahead of weighing. Scene: the parcel nobody remembers ordering in a serious mood.',
      'If such steps come in spells with less sleep or great confidence: a psychiatrist or doctor; tell the spell, not only the sum.',
    ],
    [
      'Most lines fit: spending, promises, words, chances. From thought to deed without a step between. Neither character nor morals.',
      'Psychiatrist or doctor within two weeks, this week while it goes on. Debts: the bank’s own service first, no paid debt rescuers. Own limits set by oneself, cards stay with the reader.',
    ],
    [
      'Nearly all lines fit: the pause was gone. Consequences need sorting with others. Heard often in practices, without judgment.',
      'At the visit what happened, in order; no waiting where anyone’s safety is concerned; money going out: the bank’s own service. Nobody else needs to hold the cards.',
    ],
  ),
  irritability: five(
    [
      'Small things stayed small. Others could bring bad news.',
      'No reason by these lines. If calm is numbness and joy is gone too, talk to somebody.',
    ],
    [
      'A sharp day now and then, gone by supper.',
      'Not by itself. If somebody at home says the tone hurts, choose a quiet hour for it.',
    ],
    [
      'Same question, two answers, depending on the day. Restart: the sharpness is unannounced for others.',
      'If it comes with a fast head, short nights or a low: say from when to when, to a psychiatrist, doctor or counselor.',
    ],
    [
      'Anger soon and long, others slow, rows. The high had no shine but it was one.',
      'A psychiatrist or doctor within two weeks, this week while it goes on, with sleep and length. If anyone at home is afraid, help separately first.',
    ],
    [
      'Nearly everything struck, and stayed in the body. A state, not a nature.',
      'At the visit sleep and length; at once if someone could be hurt: go to a safe place and call. Helplines of the country.',
    ],
  ),
  low: five(
    [
      'Even the lowest days stayed light in these answers. What held: sleep, appetite, interest.',
      'No reason by these lines. If someone close sees more than the reader does, believe them enough to ask.',
    ],
    [
      'Some gray days, some effort, something ahead.',
      'If it stays most days for two weeks, or returns, a doctor or counselor. Mention fast days too.',
    ],
    [
      'Mood, interest, sleep or strength clearly sank in that stretch, in part. Scene from a kitchen or a phone left unanswered (no blame).',
      'A doctor or counselor if it lasts two weeks or comes back; both halves told. If life seems not worth it: today, a helpline or emergency number.',
    ],
    [
      'Most lines fit: heavy mood, nothing attractive, worth gone, body changed. It was more than a bad week.',
      'At the visit since when and what has gotten hard. Help works, one needn’t be worse to deserve it. If life feels unbearable: helpline or emergency number at once. Tell highs as well. Medicines only with the doctor.',
    ],
    [
      'Nearly all lines fit. That deep a stretch can’t be carried by trying harder. What is smallest and next.',
      'Somebody stays near until the visit. Danger: emergency number now. No waiting for the right words.',
    ],
  ),
  swings: five(
    [
      'The year kept one height; self and plans stayed recognizable.',
      'No reason by these lines. One long high or low does not swing: look at the other parts.',
    ],
    [
      'Ups and downs with visible reasons and slow turns.',
      'Not by itself. If turns begin to lack any visible reason, note the dates and ask.',
    ],
    [
      'Clear ups and downs that change plans. One learns to promise carefully.',
      'With a month of daily marks to a doctor or counselor if ends lie far apart or others suffer.',
    ],
    [
      'Far or sudden, mostly both. A yes may be given on one day and weigh on another.',
      'A psychiatrist or doctor within two weeks, this week at either end, with highest and lowest dates and nights.',
    ],
    [
      'Nearly all lines fit: far, fast, without visible reason. Being tired of it is understandable.',
      'At the visit both halves; now, if one end is unsafe: helpline or emergency number. Both halves told. Medicines only with the doctor.',
    ],
  ),
}
