import type { Piece } from '@/core/report/report-key'
import { outOfTouch, seldom } from './conditions'

const whom = (option: number, name: string, note: string): Piece => ({
  id: `context.${name}`,
  when: { context: 'c1', in: [option] },
  cites: ['fraley-2011'],
  note,
})

/** Whom the reader thought of, and how often there is contact. */
export const context: readonly Piece[] = [
  whom(
    0,
    'partner',
    'Thought of a partner: living close by raises both scores’ weight in daily life. Large online study: people answer differently about partner, parent and friend, so this picture is of one bond. The partner wasn’t asked.',
  ),
  whom(
    1,
    'dating',
    'Thought of someone new or hoped for: at the start much is in fact unknown, and checking is partly reasonable. Part of the score may be the stage, not the reader. Repeat in three months if it lasts. No advice on whether to go on.',
  ),
  whom(
    2,
    'former',
    'Thought of a former partner: the lines were answered from memory and memory knows the end. Don’t read it as a verdict on what was. The steps of the week are done on paper or with other people; nothing asks for contact, and “they” and “next time” mean people of today. If it ended because of fear or harm, no score is a reason to go back.',
  ),
  whom(
    3,
    'relative',
    'Thought of a parent or relative: distance here can be age, duty, custom – grown children don’t tell everything, and needn’t. No word on childhood or causes. In many families deeds say what words don’t.',
  ),
  whom(
    4,
    'friend',
    'Thought of a friend: no one promised exclusiveness, so the lines about other people weigh differently. Friendships allow long pauses; a low sign count can be the custom between the two.',
  ),
  whom(
    5,
    'nobody',
    'Had no one in particular in mind: the answers are an average of several people and blur the differences. Suggest to repeat with one person in mind if a decision or a conversation is near.',
  ),
  {
    id: 'context.rare.calm',
    when: { all: [seldom, { part: 'anxiety', is: 'low' }] },
    note: 'As the next, for a reader who longs for little reassurance: part of the calm may be the situation; no unease to explain.',
  },
  {
    id: 'context.rare',
    when: { all: [seldom, { not: { part: 'anxiety', is: 'low' } }] },
    note: 'Contact a few times a month or less: gaps are the rule, so lines about late news and telling have less occasion. A high reassurance score with rare contact is partly the situation; a high distance score may be miles, not habit. Days of the week that need a meeting can wait for the next one.',
  },
  {
    id: 'context.none',
    when: outOfTouch,
    note: 'No contact at present: the answers describe habits without a daily test. The week works on paper and with other people, and “next time” means with them. If contact ended because of fear or harm, nothing here is a reason to resume it.',
  },
]
