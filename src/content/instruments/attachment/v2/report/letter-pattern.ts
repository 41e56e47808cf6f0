import type { Condition, ScoreBand } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { field, inLove, kinOrFriend, no, nobody, outOfReach, sameLabel, yes } from './conditions'

/** What each field means, told with a partner, with a relative or a friend, and with nobody of this week. */
interface Field {
  anxiety: ScoreBand
  avoidance: ScoreBand
  finding: string
  love: string
  kin: string
  other: string
  /** Answers quoted in the first two, which stand only where both fit the picture. */
  quotes: readonly [string, string]
  fits: readonly [Condition, Condition]
}

const fields: readonly Field[] = [
  {
    anxiety: 'high',
    avoidance: 'low',
    finding:
      'Two halves: being near costs little, being sure costs a lot. Say both as two findings, not as one character.',
    love: 'Scene, as a possibility: tells about a hard day the same evening, then doubts their own message when a reply takes long. Credit: does not protect themselves by going quiet.',
    kin: 'Scene with a relative or friend: picks up the phone with any news, and hears at once if the other voice is shorter than usual. Nothing romantic.',
    other:
      'Write so that it fits a past bond and close people in general: opens up early, looks for proof late into the night. No present-tense partner.',
    quotes: ['q02', 'q01'],
    fits: [yes('q02'), no('q01')],
  },
  {
    anxiety: 'high',
    avoidance: 'middle',
    finding:
      'The wish to be sure is strong; what is shown of it is measured. So others see a composed person and miss the question.',
    love: 'Scene: wants to hear “we’re fine”, waits for the other to say it first, and talks about something else meanwhile. The price: a partner can’t answer what was never asked.',
    kin: 'Scene with a relative or friend: keeps an eye on who called whom last, and says nothing of it. The other thinks all is settled.',
    other:
      'Fits a past bond and close people in general: much listening inside, half of it visible. No present-tense partner.',
    quotes: ['q16', 'q05'],
    fits: [yes('q16'), yes('q05')],
  },
  {
    anxiety: 'high',
    avoidance: 'high',
    finding:
      'Longing and stepping back are both strong and take turns within one evening. Each has a job: one keeps the bond in sight, the other keeps a hurt away.',
    love: 'Scene: glad of an arm around the shoulder, then free of it; ten minutes later the question whether that was noticed. From the other chair it looks like two messages.',
    kin: 'Scene with a relative or friend: misses a call, doesn’t return it, and wonders why no second call comes. Nobody planned it.',
    other:
      'Fits a past bond and close people in general: wanting in and wanting out in the same hour. No cause, no past; only how it goes.',
    quotes: ['q22', 'q17'],
    fits: [yes('q22'), yes('q17')],
  },
  {
    anxiety: 'middle',
    avoidance: 'low',
    finding:
      'Nearness comes easily; trust holds on most occasions and gives on a few that can be named further down. Avoid “on some days”: say the occasion decides.',
    love: 'Scene: asks for a favor without a preface; a hug needs no end. Doubt visits by invitation of particular events.',
    kin: 'Scene with a relative or friend: tells the embarrassing story first; a canceled visit is believed, one particular remark isn’t forgotten so quickly.',
    other: 'Fits a past bond and close people in general: open by habit, watchful by occasion.',
    quotes: ['q09', 'q04'],
    fits: [no('q09'), no('q04')],
  },
  {
    anxiety: 'middle',
    avoidance: 'middle',
    finding:
      'Both scores lie near the middle, and a middle can be made of steady answers or of opposite ones; the next paragraph says which. No “sometimes near, sometimes far”.',
    love: 'Scene: a partner who learns what kind of day it was by the third question. What helps here is knowing the subject, not the mood.',
    kin: 'Scene with a relative or friend: much is told, two or three subjects are not; most silences mean nothing, one kind does.',
    other:
      'Fits a past bond and close people in general: closeness by subject. Say that a middle score explains little and the groups explain more.',
    quotes: ['q19', 'q20'],
    fits: [yes('q19'), yes('q20')],
  },
  {
    anxiety: 'middle',
    avoidance: 'high',
    finding:
      'Keeps a lot inside and manages alone; all the same some moments reach through. The reserve is the louder half, the doubt the one that nobody hears.',
    love: 'Scene: with a fever, says it’s nothing and closes the door – and notes whether someone knocks. The partner can’t know that the knock counts.',
    kin: 'Scene with a relative or friend: good news is shared late, bad news later; a forgotten birthday is nevertheless registered.',
    other: 'Fits a past bond and close people in general: self-reliant, and not indifferent.',
    quotes: ['q07', 'q10'],
    fits: [yes('q07'), yes('q10')],
  },
  {
    anxiety: 'low',
    avoidance: 'low',
    finding:
      'Near and sure at the same time: shows much and checks little. Not a medal; it describes how evenings go with this person.',
    love: 'Scene: a message unanswered until evening stays a message; the bad day is told while cooking. What is easy for this reader isn’t for everyone, and a partner may need signs that this reader doesn’t.',
    kin: 'With a relative or friend: nearness is easy, and a late reply leaves the day as it was. No weeks without a call; contact may be daily.',
    other:
      'Fits a past bond and close people in general: at ease with nearness and with gaps. No praise of past or future loves.',
    quotes: ['q18', 'q13'],
    fits: [no('q18'), no('q13')],
  },
  {
    anxiety: 'low',
    avoidance: 'middle',
    finding:
      'The bond is taken as given and therefore needs few words; how much is shown depends on the subject. Trust without much telling.',
    love: 'Scene: doesn’t look at the phone during a partner’s night out, and tells of their own worry when it’s over. Restful to live with, hard to look into.',
    kin: 'Scene with a relative or friend: the friend knows they’re welcome and doesn’t know what this year was like.',
    other: 'Fits a past bond and close people in general: sure of people, sparing with the inside.',
    quotes: ['q14', 'q19'],
    fits: [no('q14'), yes('q19')],
  },
  {
    anxiety: 'low',
    avoidance: 'high',
    finding:
      'Little worry about being left and a lot kept to oneself. Two different things: calm is one, a closed door is another; the answers show both.',
    love: 'Scene: the partner’s trip is no trouble; the partner’s question “what are you thinking?” is. Credit: nobody is held on a short lead here.',
    kin: 'Scene with a relative or friend: reliable in deeds, short in words; help is given sooner than taken.',
    other:
      'Fits a past bond and close people in general: stands alone with ease. Don’t say that feelings are missing; the lines asked what is shown.',
    quotes: ['q05', 'q08'],
    fits: [yes('q05'), no('q08')],
  },
]

const of = ({ anxiety, avoidance, finding, love, kin, other, quotes, fits }: Field): Piece[] => {
  const at = `${anxiety}-${avoidance}`
  const sceneOf = (whom: string, context: Condition, scene: string): Piece[] => [
    sameOf(whom, context, scene),
    scenePiece(whom, context, scene),
  ]
  const sameOf = (whom: string, context: Condition, scene: string): Piece => ({
    ...scenePiece(whom, context, scene),
    id: `pattern.${at}.${whom}.same`,
    when: field(anxiety, avoidance, context, ...fits, sameLabel(...quotes)),
    note: `As the next, where both answers have the same label: quote it once. ${scene}`,
  })
  const scenePiece = (whom: string, context: Condition, scene: string): Piece => ({
    id: `pattern.${at}.${whom}`,
    when: field(anxiety, avoidance, context, ...fits),
    mentions: quotes,
    note: `${finding} ${scene} Quote {${quotes[0]}.lower} and {${quotes[1]}.lower} as the reader chose them; both lie on the side of the picture.`,
  })
  return [
    ...sceneOf('love', inLove, love),
    // In the middle of both, the text itself quotes only one answer.
    ...(at === 'middle-middle' ? [scenePiece('kin', kinOrFriend, kin)] : sceneOf('kin', kinOrFriend, kin)),
    {
      id: `pattern.${at}.plain`,
      when: field(anxiety, avoidance, { any: [inLove, kinOrFriend] }),
      note: `${finding} For anyone thought of whose answers don’t both fit the scene: no scene, no quoted answer, only what the two scores say “on the whole”.`,
    },
    {
      id: `pattern.${at}.nobody`,
      when: field(anxiety, avoidance, nobody),
      note: `As the next, where no one in particular was in mind: say so, and that “they” are the people the reader is close to.`,
    },
    {
      id: `pattern.${at}.other`,
      when: field(anxiety, avoidance),
      note: `Before anything: “they”, here and further down, are people of today. ${finding} ${other}`,
    },
  ]
}

const middleLowEven = field('middle', 'low', { even: 'anxiety' })
const middleMiddleEven = field('middle', 'middle', { even: 'anxiety' }, { even: 'avoidance' })

export const pattern: readonly Piece[] = [
  {
    id: 'pattern.middle.even.nobody',
    when: { all: [nobody, { any: [middleLowEven, middleMiddleEven] }] },
    note: 'As the next, where no one in particular was in mind: say so first.',
  },
  {
    id: 'pattern.middle.even.apart',
    when: { all: [outOfReach, { any: [middleLowEven, middleMiddleEven] }] },
    note: 'First sentence: “they”, here and further down, are people of today. A moderate doubt goes along on all four subjects alike; don’t look for the one occasion. Nothing on how near: it has to fit both fields.',
  },
  {
    id: 'pattern.middle-low.even',
    when: middleLowEven,
    note: 'Nearness comes easily, and a moderate doubt goes along on all four subjects alike. So don’t look for the one occasion. Fits partner, relative and friend; no scene at home.',
  },
  {
    id: 'pattern.middle-middle.even',
    when: middleMiddleEven,
    note: 'Both scores near the middle, made of steady answers: neither doubt nor reserve depends much on the subject. Say that it’s a finding about steadiness, not about lukewarmness. Fits any person thought of.',
  },
  ...fields.flatMap(of),
  {
    id: 'pattern.open.apart',
    when: outOfReach,
    note: 'First sentence: “they”, here and further down, are people of today. Then as without “apart”.',
  },
  {
    id: 'pattern.open',
    note: 'One part isn’t scored because more than two of its lines were left out. Say what can be read all the same and that leaving lines out is a right, not a mistake. No guess at the missing half.',
  },
]
