import type { Condition, ScoreBand } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/report-key'
import { kinOrFriend, tops, topsOrBottoms } from './conditions'

/** Scenes of a group of answers at its low, middle and high end. */
type Ends = Readonly<Record<'low' | 'high', string> & Partial<Record<ScoreBand, string>>>

const facts: Readonly<Record<string, string>> = {
  silence: 'silence shakes',
  quarrels: 'quarrels shake',
}

const strong = (item: string): Condition => ({ item, from: 6 })
/** Of a high group: where each of these answers is plain, both are said without “may”. */
const plainly: Readonly<Record<string, Condition>> = {
  quarrels: { all: [strong('q06'), strong('q22')] },
}

/** The highest and the lowest group of a part get a paragraph: what stands out says more than what is listed first. */
const byGroup = (group: string, ends: Ends): Piece[] =>
  (['low', 'middle', 'high'] as const).flatMap((end) => {
    const note = ends[end]
    if (!note) return []
    const piece: Piece = {
      id: `group.${group}.${end}`,
      when: { all: [{ group, is: end }, topsOrBottoms(group)] },
      ...(facts[group] && end !== 'middle' ? { facts: [end === 'high' ? facts[group] : `!${facts[group]}`] } : {}),
      mentions: [group],
      claims: { [group]: end },
      note: `${note} In words, no means.`,
    }
    const both = end === 'high' ? plainly[group] : undefined
    return both && piece.when
      ? [
          {
            ...piece,
            id: `${piece.id}.both`,
            when: { all: [piece.when, both] },
            note: `As the next, both answers plain. ${piece.note}`,
          },
          { ...piece, when: { all: [piece.when, { not: both }] } },
        ]
      : [piece]
  })

export const parts: ReportKey['parts'] = {
  anxiety: {
    groups: [
      ...byGroup('silence', {
        high: 'Silence and small signs: late reply, quiet meal, news later than usual. Noticing is often right; the reason gets filled in, and it’s one’s own mistake. Credit the eye, then the missing third explanation (work, stomach, mother on the phone). A practical step belongs to the week, not here.',
        middle:
          'Silence and small signs lie halfway: some gaps are just gaps, one kind is not. Ask which of the three (reply, meal, lateness) got the strongest answer; the reader can see it. No “it depends”.',
        low: 'Silence and small signs: a late reply is a late reply, a quiet meal is a quiet meal. The thread is picked up where it was. What slips by: when the other’s silence was in fact a question.',
      }),
      ...byGroup('trust', {
        high: 'Taking on trust: a reason, a compliment, a good day – each gets a second look. Cost on the giver’s side: someone who meant it feels the check. How often they doubt, not whether they’re right. Mechanism: praise arrives, gets a discount, and what is left isn’t enough.',
        middle:
          'Taking on trust lies halfway: a plain reason passes, a tender sentence is weighed (or the reverse; read the three answers). Say what makes the difference: facts can be checked, affection can’t.',
        low: 'Taking on trust: “something came up” is believed, a compliment may stay. People stop explaining themselves here. What slips by: sometimes a reason is an excuse and the reader learns it last; not a reason to change.',
      }),
      ...byGroup('quarrels', {
        high: 'Quarrels: until peace is made nothing else gets done, and a small argument can look final. The fear makes people give in early, and the issue comes back next month. Credit: cares about repair. The hour after is worse than the quarrel.',
        low: 'Quarrels: trusts in the middle of one that they’ll stay close, sleeps without a peace treaty. Others near them can disagree aloud. What slips by: the other may lie awake.',
      }),
      ...byGroup('others', {
        high: 'Other people: a new name, a photo without them, a great evening elsewhere. The own place is compared, although no one handed out numbers. Don’t write “jealousy”; write about the picture in which one is missing. Credit: the place matters to them.',
        low: 'Other people: enjoys the tale of a great weekend, a new name is a new name. The other needn’t edit their stories. What slips by: some like to be missed a little and to hear so.',
      }),
    ],
    cost: [
      {
        id: 'cost.anxiety.high.silence.kept',
        when: { all: [{ part: 'anxiety', is: 'high' }, tops('silence'), { part: 'avoidance', is: 'high' }] },
        claims: { silence: 'high' },
        note: 'As the next, for a reader who keeps things inside: the unease hardly shows, so kind words were hardly meant to soothe. No study of people who had shown theirs.',
      },
      {
        id: 'cost.anxiety.high.silence',
        when: { all: [{ part: 'anxiety', is: 'high' }, tops('silence')] },
        claims: { silence: 'high' },
        cites: ['lemay-clark'],
        note: 'Price: time – an afternoon between two messages – and attention taken from what lies on the table. Study: people who felt they had shown insecurity came to suspect kindness of being careful. A trap without a villain. Whom was studied: say it.',
      },
      {
        id: 'cost.anxiety.high.quarrels.kin',
        when: { all: [{ part: 'anxiety', is: 'high' }, tops('quarrels'), kinOrFriend] },
        claims: { quarrels: 'high' },
        note: 'As the next, for a relative or friend: no study of couples. Look whether the same subject comes back after peace was made; a time to talk about it. No verdict on who is right.',
      },
      {
        id: 'cost.anxiety.high.quarrels',
        when: { all: [{ part: 'anxiety', is: 'high' }, tops('quarrels')] },
        claims: { quarrels: 'high' },
        cites: ['campbell'],
        note: 'Price: peace bought by giving in, and a subject that returns. Diary study of dating partners: those with more anxiety saw more conflict and reported that it escalated. Not a verdict on who is right. Fits kin and friends only with the hedge “dating couples were studied”.',
      },
      {
        id: 'cost.anxiety.high.others',
        when: { all: [{ part: 'anxiety', is: 'high' }, tops('others')] },
        claims: { others: 'high' },
        note: 'Price: a place that seems to have to be won each time; others notice the counting and leave names out of their stories, and gaps get filled with people. Nobody handed out places. No “jealousy”, no blame.',
      },
      {
        id: 'cost.anxiety.high',
        when: { part: 'anxiety', is: 'high' },
        claims: { trust: ['middle', 'high'] },
        cites: ['collins-feeney'],
        note: 'Price: credit – good words arrive with a discount, so much is given and little is kept. Experiments with couples: ambiguous notes from the partner were read as less supportive by insecure participants. Show the other chair: what they said, what was heard. No blame on either.',
      },
      {
        id: 'cost.anxiety.low.warm',
        when: {
          all: [
            { part: 'anxiety', is: 'low' },
            { group: 'bond', is: 'low' },
          ],
        },
        note: 'As the next, for a reader who says kind words: they aren’t forgotten here; which kind and how much the other wants is the open question. One picture, one question to ask.',
      },
      {
        id: 'cost.anxiety.low',
        when: { part: 'anxiety', is: 'low' },
        note: 'What is overlooked where few signs are needed: few may be sent. The other’s hint (“are you coming?”) gets a factual answer. Not coldness. One picture: two people with one phone, one reads it for news, one for warmth.',
      },
      {
        id: 'cost.anxiety.middle',
        note: 'A middle score’s price isn’t the amount but the surprise: a doubt that comes seldom finds no plan. Others take it for a new problem. Suggest to know the one occasion by name. No Barnum.',
      },
    ],
  },
  avoidance: {
    groups: [
      ...byGroup('telling', {
        high: 'Telling and showing: “fine” after a bad day, worries told when solved, blunders unmentioned. Spares others, and leaves them with the finished version. Price: comfort can’t reach what has been tidied up. Credit: discretion, strength.',
        middle:
          'Telling and showing lie halfway: some things are told hot, some cold. The four answers show whether it’s the mood, the blunder or the worry that stays in. Name the rule, not the average.',
        low: 'Telling and showing: the face tells, the story follows, also the embarrassing one. Others needn’t guess. What slips by: a worry told before it’s thought through comes back as advice nobody asked for.',
      }),
      ...byGroup('room', {
        high: 'Nearness in body, care and favors: the arm is soon too much, a fever is handled alone, favors aren’t asked, closeness is followed by cool days. Independence is real ability. Price: those who want to help stand idle, and people like to be needed.',
        middle:
          'Nearness in body, care and favors lies halfway: perhaps a favor yes and nursing no. Let the reader find which kind of nearness is the costly one; the four lines differ in kind.',
        low: 'Nearness in body, care and favors: an arm may stay, soup may be brought, a favor gets asked. What slips by: another person’s wish for air can look like a message, though it’s about air.',
      }),
      ...byGroup('bond', {
        high: 'The bond itself: changes the subject, jokes, doesn’t say “I miss you” or “you matter”. Deeds may say it; a deed can be overlooked. Mechanism: the sentence can’t be taken back, so it isn’t said. Price: the other collects evidence instead.',
        middle:
          'The bond itself lies halfway: perhaps said in a message and not aloud, or said and not heard. See which of the four lines stands out: hearing, saying, missing, discussing.',
        low: 'The bond itself: says what the other means, says when they’re missed, stays in the talk, lets a kind sentence be. What slips by: for some people such words are heavy, and a joke is their yes.',
      }),
    ],
    cost: [
      {
        id: 'cost.avoidance.high.bond',
        when: { all: [{ part: 'avoidance', is: 'high' }, tops('bond')] },
        claims: { bond: 'high' },
        note: 'Price: what isn’t said must be guessed, and guesses lean to the bad side on bad days, when the reader isn’t there to correct them. No pressure to become a talker; one sentence now and then does it. The study on thanks is told in the week, not here.',
      },
      {
        id: 'cost.avoidance.high.telling',
        when: { all: [{ part: 'avoidance', is: 'high' }, tops('telling')] },
        claims: { telling: 'high' },
        note: 'Price: every hard stretch is carried by one pair of shoulders, and those near learn of it when it’s over. They may conclude they weren’t trusted. The reader meant consideration; both are true.',
      },
      {
        id: 'cost.avoidance.high',
        when: { part: 'avoidance', is: 'high' },
        claims: { room: ['middle', 'high'] },
        facts: ['study of favors told'],
        cites: ['flynn-lake'],
        note: 'Price: help that would have been given isn’t, for want of asking or of accepting. Studies with strangers asking for favors: people underestimated how often others agree. Strangers, not partners; say so. Independence stays a strength; one asked favor doesn’t end it.',
      },
      {
        id: 'cost.avoidance.low.calm',
        when: {
          all: [
            { part: 'avoidance', is: 'low' },
            { part: 'anxiety', is: 'low' },
          ],
        },
        note: 'As the next, for a reader who isn’t alarmed by a wish to be alone: the hour is given easily; what remains is handing over a feeling before knowing it.',
      },
      {
        id: 'cost.avoidance.low',
        when: { part: 'avoidance', is: 'low' },
        note: 'What is overlooked where one is open: one may take another’s closed door personally, and may hand over a feeling before knowing it. Room is also a kind of help. Not a flaw; one scene with a request for an hour alone.',
      },
      {
        id: 'cost.avoidance.middle',
        note: 'The price of a middle: others can’t see the rule by which the door opens. They knock at the wrong hour. The rule can be told in one sentence (“not before dinner”, “not about money”); that’s cheap.',
      },
    ],
  },
}
