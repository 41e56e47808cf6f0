import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import { allMiddle, any, high, low, no, yes } from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  note,
  ...(when && { when }),
  ...(mentions && { mentions }),
})
const fact = (item: string, when: Condition, note: string): Piece => line(`fact.${item}`, note, when, [item])

export const handOver: readonly Handout[] = [
  {
    reader: 'friend',
    facts: [
      fact('q04', no('q04'), 'Hurt shows hours later; then I may come back to it.'),
      fact('q09', no('q09'), 'A quarrel in the morning stays with me all day.'),
      fact('q19', no('q19'), 'I do not see your low mood; it is not indifference.'),
      fact('q14', no('q14'), 'I say stressed and mean many things.'),
      fact('q22', yes('q22'), 'I feel tension in a room at once.'),
      fact('q15', no('q15'), 'Evening before an appointment I am hard to talk to.'),
      fact('q21', yes('q21'), 'When furious I answer later; silence is cooling.'),
      fact('q18', no('q18'), 'After a mistake I am hard on myself.'),
      fact('q24', yes('q24'), 'I calm others readily; I may skip my own.'),
      line('fact.depends', 'It depends on the moment how much I notice and can slow down.', allMiddle),
      line('fact.view', 'This is how I see myself; you may see it otherwise.'),
    ],
    requests: [
      line('request.say', 'Tell me in words when something is wrong.', any(low('notice'), no('q19'))),
      line('request.ask', 'Ask me which word fits; two to choose from.', low('understand')),
      line('request.wait', 'When I leave the room give me ten minutes.', low('regulate')),
      line('request.true', 'When I guess how you feel say if it is right.', high('notice')),
      line('request.solve', 'When I explain myself ask where it hurts.', high('understand')),
      line('request.how', 'Ask me twice when I say all is well.', high('regulate')),
      line('request.moment', 'Ask first whether it is a good moment.', allMiddle),
      line('request.see', 'Tell me what you see first when I am upset.'),
    ],
    offers: [
      line('offer.later', 'I come back to it the same day.', any(low('regulate'), yes('q21'))),
      line('offer.look', 'I ask once a day how you are and look at you.', low('notice')),
      line('offer.guess', 'I ask before I act on a guess.', high('notice')),
      line('offer.listen', 'I hear you out before I explain or calm.', any(high('understand'), high('regulate'))),
      line('offer.word', 'I try to say more than one word.', low('understand')),
      line('offer.not-now', 'I say when I cannot take it in, and when I can.', allMiddle),
      line('offer.turn', 'When it is your turn I listen.'),
    ],
  },
]
