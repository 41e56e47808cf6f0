import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { someUnscored } from './when'

const pictured = (option: number): Condition => ({ context: 'c1', in: [option] })

export const context: readonly Piece[] = [
  {
    id: 'context.work',
    when: pictured(0),
    mentions: ['c1'],
    note: 'Pictured work or studies. So the paragraph on work stands on firm ground and those on home are the ones to doubt first. Test: reread three answers thinking of home.',
  },
  {
    id: 'context.home',
    when: pictured(1),
    mentions: ['c1'],
    note: 'Pictured home and family, where people are less on duty. Order, patience and voice often look different at work; doubt the work paragraph first. Which direction is not known: do not guess it. Hand over one line to reread.',
  },
  {
    id: 'context.free',
    when: pictured(2),
    mentions: ['c1'],
    note: 'Pictured friends and free time: a chosen place, chosen people. What is true where one may leave need not hold where one has to stay. Doubt the paragraph on work; reread the lines on deadlines thinking of Monday.',
  },
  {
    id: 'context.all',
    when: pictured(3),
    mentions: ['c1'],
    note: 'Pictured several places about equally. Then each answer is already a mean of places, and middle answers may hide two firm ones. Test: answer three "hard to say" lines again, once for work and once for home.',
  },
]

export const unknown: readonly Piece[] = [
  {
    id: 'unknown.others',
    cites: ['vazire'],
    note: 'How others see it. One person was asked. In one study with friends and strangers the self was the best judge of inner unrest, and no better than others on what is outgoing.',
  },
  {
    id: 'unknown.ability',
    note: 'What the reader can do. Lines asked what one tends to do, not how well.',
  },
  {
    id: 'unknown.elsewhere',
    when: { context: 'c1', in: [0, 1, 2] },
    mentions: ['c1'],
    note: 'How the answers would be about the places that were not pictured; name the pictured one by slot {c1.lower}.',
  },
  {
    id: 'unknown.left-out',
    when: someUnscored,
    note: 'At least one part: too many of its lines were left out to score it. What is not there is not low.',
  },
]
