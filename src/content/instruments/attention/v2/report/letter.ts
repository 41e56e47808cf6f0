import type { Condition } from '@/core/report/condition'
import { asSevere, type Piece, type ReportKey } from '@/core/report/report-key'
import {
  adult,
  ahead,
  all,
  allHigh,
  allLight,
  anyRaised,
  carer,
  danger,
  effort,
  groupHigh,
  helped,
  high,
  leads,
  levelMiddle,
  lively,
  long,
  low,
  medicine,
  middle,
  not,
  nowhere,
  raised,
  strain,
  substance,
  tired,
  top,
  weeks,
  wrong,
  wrongMiddle,
} from './conditions'
import { difference } from './difference'
import { pulls } from './pull'

const pattern = (id: string, when: Condition | undefined, note: string, mentions: readonly string[] = []): Piece => ({
  id: `pattern.${id}`,
  ...(when && { when }),
  ...(mentions.length > 0 && { mentions }),
  note,
})
const grave = (id: string, when: Condition, note: string, mentions?: readonly string[]): Piece =>
  asSevere(pattern(id, all(helped, when), note, mentions))

const two = (a: string, b: string): Condition => all(high(a), high(b))

const patterns: readonly Piece[] = [
  grave(
    'help-lively',
    lively,
    'Sleep first: quote. May be the start of a high even if good; going on: doctor called today; over: told within two weeks; big decisions wait; the lines come after.',
    ['c4'],
  ),
  grave(
    'help-sudden',
    weeks,
    'New within weeks: quote; attention rarely changes so fast by itself; what changed; doctor within two weeks; hospital signs.',
    ['c1'],
  ),
  grave(
    'help-low',
    low,
    'Low spirits or loss first: it takes focus and starting with it; the lines may describe that; somebody hears it; thoughts of not living → help today.',
    ['c5'],
  ),
  grave(
    'help-medicine',
    all(medicine, high('restlessness')),
    'Unrest and a change of medicine: call the prescriber; not stop alone; unbearable → today.',
    ['c5'],
  ),
  grave(
    'help-substance',
    all(substance, not(danger)),
    'Substance first: quote; too early to say how much of the answers it explains; one medical appointment; what to tell there.',
    ['c5'],
  ),
  grave(
    'help-all',
    allHigh,
    'All three hard: each starts the next; not effort that is missing; one person who looks at all three.',
  ),
  grave(
    'help-danger',
    danger,
    'Something important in danger: quote; that counts for more than lines; two steps: one appointment, one person who knows.',
    ['c2'],
  ),
  ...(
    [
      ['mind-body', 'inattention', 'restlessness'],
      ['mind-act', 'inattention', 'impulsivity'],
      ['body-act', 'restlessness', 'impulsivity'],
    ] as const
  ).map(([id, a, b]) =>
    grave(
      `help-two-${id}`,
      all(top(a), top(b)),
      'These two parts at their heaviest; both named, neither called first.',
    ),
  ),
  grave(
    'help-mind-nowhere',
    all(leads('inattention'), raised('inattention'), nowhere),
    'Mind first, and yet it shows hardly anywhere: quote; both may be true; tell both.',
    ['c3'],
  ),
  grave(
    'help-mind',
    all(leads('inattention'), raised('inattention')),
    'Mind first: six months of starting again; much done in spite; not alone.',
  ),
  grave(
    'help-body',
    all(leads('restlessness'), raised('restlessness')),
    'Body first: sitting brings no rest; several bodily causes can be checked; doctor.',
  ),
  grave(
    'help-act',
    all(leads('impulsivity'), raised('impulsivity')),
    'Haste first: what comes early is put right later; no verdict; a second person.',
  ),
  pattern(
    'wrong',
    all(allLight, wrong),
    'Lines light, and yet things go wrong (quote c2): few costly slips, or something the lines do not ask. Write two examples.',
    ['c2'],
  ),
  pattern(
    'wrong-tired',
    all(wrongMiddle, tired),
    'Things go wrong and sleep short or not restful (quote both): two examples, how one had slept; doctor.',
    ['c2', 'c4'],
  ),
  pattern(
    'wrong-middle',
    wrongMiddle,
    'Things go wrong and nothing is more than half (quote c2): few costly slips or another cause; two examples; doctor.',
    ['c2'],
  ),
  pattern(
    'nights',
    all(anyRaised, tired, adult),
    'It began in adult life and sleep was short or did not rest: sleep first before judging attention.',
    ['c1', 'c4'],
  ),
  pattern(
    'strain',
    all(anyRaised, strain, adult),
    'Began in adult life, too much at once or worry: a full head; what answers describe may be the load.',
    ['c5'],
  ),
  pattern(
    'care',
    all(raised('inattention'), carer),
    'Looks after somebody: interrupted all day; what is interruption and what is own.',
    ['c3'],
  ),
  pattern(
    'mind-body',
    two('inattention', 'restlessness'),
    'Staying costs twice: hold the thought, hold the seat; others see only the getting up. Acting less quick.',
  ),
  pattern(
    'mind-act',
    two('inattention', 'impulsivity'),
    'Beginning easy, the middle scarce; looks like not meaning it; staying needs help.',
  ),
  pattern(
    'body-act',
    two('restlessness', 'impulsivity'),
    'Driven more than scattered; slow stretches are hard; concentration advice misses.',
  ),
  pattern(
    'mind-time',
    all(high('inattention'), ahead('time')),
    'Time stands out: late, begun late, longer; others lose patience; clock work.',
  ),
  pattern(
    'mind-things',
    all(high('inattention'), ahead('things')),
    'Things stand out: searching, second trips; a place for four things.',
  ),
  pattern(
    'mind-drift',
    all(high('inattention'), ahead('drift')),
    'Drift stands out: present in body, away in mind; people notice; doors.',
  ),
  pattern('mind', high('inattention'), 'Mind only: trouble comes in the middle of things; the way back in.'),
  pattern(
    'body-quiet',
    all(high('restlessness'), ahead('quiet'), not(groupHigh('seat'))),
    'Quiet time stands out: off duty is harder than duty; weekends fill.',
  ),
  pattern(
    'body',
    high('restlessness'),
    'Body only: holding still costs before anything goes wrong; plans that let one move.',
  ),
  pattern(
    'act-words',
    all(high('impulsivity'), ahead('words')),
    'Words stand out: with people; can be repaired the same day.',
  ),
  pattern(
    'act-deals',
    all(high('impulsivity'), ahead('deals')),
    'Commitments stand out: calendar, cart, signature; they last longer than the moment.',
  ),
  pattern('act', high('impulsivity'), 'Short pause only: a few seconds between wish and act.'),
  pattern(
    'middle-even',
    levelMiddle,
    'All about half the time and close together: none leads; every hour alike, or good and bad days.',
  ),
  ...(
    [
      ['mind', 'inattention'],
      ['body', 'restlessness'],
      ['act', 'impulsivity'],
    ] as const
  ).map(([id, part]) =>
    pattern(
      `middle-split-${id}`,
      all(leads(part), middle(part), not({ even: part })),
      'Names the part: one kind of its situations goes well, one does not; a change only there.',
    ),
  ),
  pattern(
    'middle-mind',
    all(leads('inattention'), raised('inattention')),
    'Middle, mind ahead, no kind far above: an aid for one kind is little; rest, load, interruptions touch all.',
  ),
  pattern(
    'middle-body',
    all(leads('restlessness'), raised('restlessness')),
    'Middle, body ahead: low hum or two bad hours?',
  ),
  pattern(
    'middle-act',
    all(leads('impulsivity'), raised('impulsivity')),
    'Middle, quickness ahead: what turns the pause off?',
  ),
  pattern(
    'light-low',
    all(allLight, low),
    'Lines light beside low spirits or a loss: that comes first; effort nobody sees; one person who knows is the first step.',
  ),
  pattern('light-long', all(allLight, long), 'Light now, and known since young (quote c1): ways built around it.', [
    'c1',
  ]),
  pattern('light', allLight, 'All light; six months, not a talent; set-up works.'),
  pattern('open', undefined, 'A part has no score; what the rest can say. Fits heavy and light.'),
]

const gives: readonly Piece[] = [
  {
    id: 'gives.help-lively',
    heavy: true,
    when: all(helped, lively),
    note: 'That the days were noticed and named is what makes early help possible; sleep is a sign one can count.',
  },
  {
    id: 'gives.help-weeks',
    heavy: true,
    when: all(helped, weeks),
    note: 'New within weeks: what changed can still be remembered; many causes can be looked for and treated. No studies.',
  },
  {
    id: 'gives.help-known',
    heavy: true,
    when: all(helped, long),
    cites: ['knouse', 'faraone'],
    note: 'Long known: ways built for years are of use at the talk; treatment studies with adults; not what the reader has.',
  },
  {
    id: 'gives.help',
    heavy: true,
    when: helped,
    cites: ['knouse', 'faraone'],
    note: 'Half a year in words for a consulting room; talking treatments eased such difficulties in adults who met criteria; help exists; not what the reader has.',
  },
  {
    id: 'gives.long',
    when: all(long, anyRaised),
    note: 'Known since young: ways found long ago; name three that work; keep them.',
  },
  {
    id: 'gives.care',
    when: all(carer, raised('inattention')),
    note: 'Attention that jumps at once when somebody calls is what caring needs.',
  },
  {
    id: 'gives.drift',
    when: all(leads('inattention'), high('inattention'), ahead('drift')),
    note: 'A mind that leaves brings things back: links, questions. Way back is missing.',
  },
  {
    id: 'gives.mind',
    when: all(leads('inattention'), high('inattention')),
    note: 'What holds in spite: used to improvise, find another way, forgive slips of others.',
  },
  {
    id: 'gives.body',
    when: all(leads('restlessness'), high('restlessness')),
    note: 'Gets things moving, errands on foot, others out of chairs. Exact.',
  },
  {
    id: 'gives.act',
    when: all(leads('impulsivity'), high('impulsivity')),
    note: 'Begins where others weigh; people get an answer the same day.',
  },
  {
    id: 'gives.half',
    when: anyRaised,
    note: 'The other half: moments that work share an hour, a place, a person or a kind of task.',
  },
  {
    id: 'gives.light-low',
    when: all(allLight, low),
    note: 'Holding on beside low spirits or a loss took strength; need not be done alone; ask one person for one small thing.',
  },
  {
    id: 'gives.light-effort',
    when: all(allLight, effort),
    note: 'Little goes wrong at the price of effort: what works is the reader’s own doing; nobody sees the price.',
  },
  { id: 'gives.light', when: all(allLight, not(wrong)), note: 'Attention left over; people rely on it.' },
  {
    id: 'gives.wrong',
    when: allLight,
    note: 'Light lines beside things that go wrong: what works is a place to build on; one weak spot can be found.',
  },
  { id: 'gives.open', note: 'Leaving lines out is an answer too; what was answered stands.' },
]

export const letter: ReportKey['letter'] = { pattern: patterns, difference, pull: pulls, gives }
