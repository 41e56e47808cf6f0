import type { AnswerGroup } from '@/core/report/profile'

const group = (part: string, id: string, items: string): AnswerGroup => ({ id, part, items: items.split(' ') })

export const groups: readonly AnswerGroup[] = [
  // Mood and confidence that rise; energy, talk and plans that rise.
  group('activation', 'lift', 'q01 q05 q09 q13'),
  group('activation', 'drive', 'q17 q21 q25 q29'),
  // Speed of thought; nights that shrink without tiredness.
  group('thought', 'race', 'q02 q06 q10 q14'),
  group('thought', 'nights', 'q18 q22 q26 q30'),
  // Money, risks, closeness, limits; promises, words and acts at once.
  group('impulse', 'stakes', 'q03 q11 q27 q31'),
  group('impulse', 'quick', 'q07 q15 q19 q23'),
  // How soon anger comes; how strong it is and how long it stays.
  group('irritability', 'fuse', 'q04 q08 q12 q16'),
  group('irritability', 'heat', 'q20 q24 q28 q32'),
  // Mood, interest, worth, hope; sleep, appetite, strength, small decisions.
  group('low', 'heart', 'q33 q35 q37 q39'),
  group('low', 'body', 'q41 q43 q45 q47'),
  // How suddenly it turns; how far it goes.
  group('swings', 'turns', 'q36 q40 q46 q48'),
  group('swings', 'spans', 'q34 q38 q42 q44'),
]
