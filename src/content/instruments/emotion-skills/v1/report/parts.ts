import type { ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import { all, any, not, type Part } from './conditions'

const group = (id: string, third: ScoreBand, note: string): Piece => ({
  id: `group.${id}.${third}`,
  when: { group: id, is: third },
  mentions: [id],
  claims: { [id]: third },
  note: `${note} Mean out of 5; no single line claimed.`,
})
const cost = (part: Part, third: ScoreBand, note: string, claims?: Piece['claims']): Piece => ({
  id: `cost.${part}.${third}`,
  when: { part, is: third },
  ...(claims && { claims }),
  note,
})

export const partPieces: Readonly<Record<Part, PartPieces>> = {
  notice: {
    groups: [
      group('own', 'high', 'News from the own body comes early; that is time.'),
      group('own', 'low', 'The own state is read late, often by others first.'),
      group('others', 'high', 'Faces and rooms are read; a reading is a guess.'),
      group('others', 'low', 'Others have to say it; then one is there.'),
      group('own', 'middle', 'Comes through when it is quiet; test by hour.'),
      group('others', 'middle', 'Some people are read, others not; which.'),
    ],
    cost: [
      {
        id: 'cost.notice.own-loud',
        when: all({ part: 'notice', is: 'high' }, not({ group: 'others', is: 'high' })),
        claims: { others: ['low', 'middle'] },
        note: 'Early news mostly of oneself. Price: every twinge is news; others may think they are heard as early. Nothing on reading others.',
      },
      {
        id: 'cost.notice.own-late',
        when: all({ part: 'notice', is: 'low' }, not({ group: 'others', is: 'low' })),
        claims: { others: ['middle', 'high'] },
        note: 'Others are not missed as much as oneself. Price: own tiredness and hurt arrive as facts; no request in time.',
      },
      cost('notice', 'high', 'Price: amount; a fine ear also hears what was not played; tired after company.', {
        others: 'high',
      }),
      {
        id: 'cost.notice.split',
        when: all(
          { part: 'notice', is: 'middle' },
          any({ group: 'own', above: 'others' }, { group: 'others', above: 'own' }),
        ),
        mentions: ['own', 'others'],
        note: 'A middle made of two unlike kinds. Price: one is taken for both. Both means; say which has to be told in words.',
      },
      cost('notice', 'middle', 'Price: what slips by is not random: hurried hours.'),
      cost(
        'notice',
        'low',
        'Price: others have to speak up; tiredness and hurt arrive as facts. Credit: can work in noise.',
        { others: 'low' },
      ),
    ],
  },
  understand: {
    groups: [
      group('reasons', 'high', 'Where from and where to: found quickly.'),
      group('reasons', 'low', 'Reasons stay hidden; the same mood returns uninvited.'),
      group('shades', 'high', 'Tells neighbors apart, stands mixtures.'),
      group('shades', 'low', 'One word for many; hard to ask for anything.'),
      group('reasons', 'middle', 'Found when one cause; lost when several.'),
      group('shades', 'middle', 'Big ones named, neighbors blur.'),
    ],
    cost: [
      {
        id: 'cost.understand.named',
        when: all({ group: 'shades', is: 'high' }, { group: 'reasons', is: 'low' }),
        claims: { shades: 'high', reasons: 'low' },
        note: 'Names without a history, at any height. Price: a fine name can sound like an explanation; nobody looks further.',
      },
      {
        id: 'cost.understand.traced',
        when: all({ group: 'reasons', is: 'high' }, { group: 'shades', is: 'low' }),
        claims: { shades: 'low', reasons: 'high' },
        note: 'A history without a name, at any height. Price: people answer the story and not the need; the cause is mended and it still hurts.',
      },
      cost('understand', 'high', 'Price: explaining instead of feeling; excusing others who should answer.', {
        reasons: ['middle', 'high'],
      }),
      cost('understand', 'middle', 'Price may be the handiest reason; the nearest person pays.'),
      cost('understand', 'low', 'Price: what has no name cannot be asked for. Credit: little brooding.', {
        shades: ['low', 'middle'],
      }),
    ],
  },
  regulate: {
    groups: [
      group('brake', 'high', 'The reply waits. Two lines.'),
      group('brake', 'low', 'The reply is out before it cools. Two lines.'),
      group('nerves', 'high', 'Nerves and bad mornings come down.'),
      group('nerves', 'low', 'Nerves and bad starts stay long.'),
      group('warmth', 'high', 'Kind word, small lift, calm tone.'),
      group('warmth', 'low', 'Little that warms: self after mistakes, gray days, others upset.'),
      group('brake', 'middle', 'Depends who wrote. Two lines.'),
      group('nerves', 'middle', 'Depends what is at stake.'),
      group('warmth', 'middle', 'For one of the three more than for others, perhaps; look who gets it.'),
    ],
    cost: [
      {
        id: 'cost.regulate.hot',
        when: all({ part: 'regulate', is: 'high' }, { group: 'brake', is: 'low' }),
        claims: { brake: 'low' },
        note: 'Steady in most, and the angry reply goes out. Price: the exception surprises; trust in the calm.',
      },
      cost('regulate', 'high', 'Price: hard to read; others show less; own upset is tidied away.', {
        brake: ['middle', 'high'],
      }),
      cost('regulate', 'middle', 'Price: methods stay in the drawer on hungry, hurried days.'),
      cost(
        'regulate',
        'low',
        'Price: the aftermath, lost hours and days; no word on what was said in anger. Plain; no verdict. Calm is learned in company.',
      ),
    ],
  },
}
