import type { Condition } from '@/core/report/condition'
import { openDay, type Piece, type Plan } from '@/core/report/report-key'
import { lookBack, sentence, three, witness } from './days'
import { people } from './days-people'
import { tasks } from './days-tasks'
import { at, carries, type End, leading, type Side, type Trait } from './when'

interface PlanNotes {
  id: string
  lead?: Side
  /** The half of the trait that the situation is about; the plan is another one where only the other half is far out. */
  half?: (typeof halves)[number]
  own: Plan['days']
  /** Which of the four own days an exercise on a single answer may take, beside the first and the fourth of the week. */
  open: number
  /** The first day of the week stays: its notes are compared at four weeks. */
  keepsFirst?: true
  /** The situation has somebody else in it, who is asked how it looked; otherwise an if-then sentence is written. */
  asksWitness?: boolean
  note: string
  gate: string
  count: string
  better: string
  same: string
}

/** Each with the half beside it. */
const halves = ['follow-through', 'drive', 'yielding'] as const
const beside: Readonly<Record<(typeof halves)[number], string>> = {
  'follow-through': 'order',
  drive: 'company',
  yielding: 'warmth',
}

const endOf = (side: Side): End => (side.endsWith('-high') ? 'high' : 'low')

/** The half that the situation is about lies on the same side as its trait, or close to the other half. */
const fits = (lead: Side, half?: (typeof halves)[number]): Condition => {
  if (!half) return at(lead)
  const apart = endOf(lead) === 'high' ? carries(beside[half]) : carries(half)
  return { all: [at(lead), { any: [{ group: half, is: endOf(lead) }, { not: apart }] }] }
}

/** Two looks at the situation, four steps for it, one look back; the trait is left as it is. */
const planOf = (plan: PlanNotes): Plan => {
  const { id, lead, own, open, keepsFirst, asksWitness, note, gate, count, better, same } = plan
  const [first, second, third, fourth] = own.map((day, index) => (index === open ? openDay(day) : day))
  if (!first || !second || !third || !fourth) throw new Error(`plan ${id} needs four days of its own`)
  const later = (kind: string, text: string): Piece => ({ id: `later.${id}.${kind}`, note: text })
  return {
    id,
    ...(lead && { when: whenOf({ ...plan, lead }) }),
    note,
    gate,
    days: [
      keepsFirst ? three(id) : openDay(three(id)),
      first,
      second,
      openDay(asksWitness ? witness : sentence(id)),
      third,
      fourth,
      lookBack,
    ],
    later: [later('count', count), later('better', better), later('same', same)],
  }
}

const notes: readonly PlanNotes[] = [
  {
    id: 'long-wait',
    lead: 'stability-low',
    own: tasks.longWait,
    open: 2,
    keepsFirst: true,
    note: 'Situation: one wait, or one remark that echoes. Why this one: quick, lasting feeling leads; the hours before and after are what can be furnished. Not about feeling less.',
    gate: 'If fear, tears or anger fill most days for two weeks, or sleep has gone, leave the exercise and see a doctor or psychologist within two weeks; if it is unbearable, now. If writing makes it worse, stop writing.',
    count: 'Count hours, not feelings: how long the last three upsets lasted. Compare with day 1.',
    better: 'As many and shorter is the usual progress. Keep the one step that shortened them.',
    same: 'As long as before: then the cause may be outside, a job, a person, a lack of sleep. Look there, with somebody.',
  },
  {
    id: 'one-idea',
    lead: 'openness-high',
    own: tasks.showIdea,
    open: 2,
    asksWitness: true,
    note: 'Situation: showing one idea to one person. Why this one: curiosity or imagination leads, and what others get of it depends on whether it is shown. Not about having fewer ideas.',
    gate: 'If ideas come with much less sleep than usual and no tiredness for several days, or with spending that frightens, leave the plan and call a doctor today.',
    count: 'Count ideas shown to somebody in the past month, not ideas had. What became of the others.',
    better: 'More shown, whatever came of them: the situation works. Keep the one step chosen on the last day.',
    same: 'None shown although the wish was there: the listener was wrong, or the idea needs a place where it is usual. Look for the place, not for discipline.',
  },
  {
    id: 'coming-change',
    lead: 'openness-low',
    own: tasks.change,
    open: 3,
    note: 'Situation: one change that comes anyway. Why this one: the known leads, and changes are then better met with questions early than with patience late. Not about liking novelty.',
    gate: 'If the change is a loss, such as a home, a person or a job, this is no exercise; somebody trusted or a counselor comes first.',
    count: 'Count changes met with a question before they came, and those met afterward.',
    better: 'Questions came earlier: others now hear an expert on what works. Liking it was not the aim.',
    same: 'The change still arrived first: ask to be told earlier; that is a fair request to a boss or a partner, and no trait.',
  },
  {
    id: 'evening-off',
    lead: 'conscientiousness-high',
    half: 'follow-through',
    own: tasks.eveningOff,
    open: 2,
    note: 'Situation: one evening that is really off. Why this one: order and finishing lead, and work expands into evenings. The standard stays.',
    gate: 'If someone depends on your care in the evening, take the hours another person can cover. If unrest makes you check things over and over for more than an hour on most days, a psychologist or doctor rather than practice.',
    count: 'Count evenings in the past week without a task, and how long the page with open things took.',
    better: 'Evenings kept, work no worse: then the page does it; keep only the page.',
    same: 'The evening was kept and the head was not: the load may be too large for any evening. Then the matter belongs before whoever gives out the work.',
  },
  {
    id: 'one-promise',
    lead: 'conscientiousness-low',
    half: 'follow-through',
    own: tasks.promise,
    open: 2,
    note: 'Situation: one promise to one person. Why this one: plans hang loosely, and it is promises to people that are worth holding. Not about becoming tidy.',
    gate: 'If missed bills, dates or work threaten home or income, skip the exercise and get help with that one thing first; say where.',
    count: 'Count promises with a date in the past month and early signs given when one slipped.',
    better: 'Signs came early even if things came late: trust grows from that. Punctuality was not the aim.',
    same: 'The promise slipped as before: a person beside you works better than a date; or it was not your promise. If this has been so everywhere since school days and costs a lot, it is worth telling a professional.',
  },
  {
    id: 'long-talk',
    lead: 'extraversion-high',
    half: 'drive',
    own: people.longTalk,
    open: 3,
    asksWitness: true,
    note: 'Situation: one talk in which the other finishes. Why this one: company and the first word lead; the gain lies in what the quiet person knows. Not about talking less in general.',
    gate: 'Not with somebody who frightens or controls you: choose another person.',
    count: 'Count things learned about people in the past month that were not asked for directly.',
    better: 'New things came up: keep the second question and forget the rest.',
    same: 'Nothing new: it may be the setting; try walking side by side. Or they are content as it is: ask.',
  },
  {
    id: 'one-meeting',
    lead: 'extraversion-low',
    half: 'drive',
    own: people.oneMeeting,
    open: 1,
    asksWitness: true,
    note: 'Situation: one meeting in which your point is heard. Why this one: quiet leads, and decisions go to those who speak. Not about becoming outgoing; being quiet before and after is part of the plan.',
    gate: 'If speaking in front of others makes you feel ill or keeps you from work or studies, a doctor or counselor helps more than a sentence. If being outspoken is punished where you are, leave out the meeting.',
    count: 'Count points of yours that got into a decision in the past month, by voice or in writing.',
    better: 'By writing more than by voice is just as good; keep what cost least.',
    same: 'Said and not taken up: that is about the meeting. Find one ally before the next.',
  },
  {
    id: 'own-wish',
    lead: 'agreeableness-high',
    half: 'yielding',
    own: people.ownWish,
    open: 2,
    note: 'Situation: one decision with your wish in it. Why this one: care and giving way lead, so wishes have to be brought along on purpose. Not about being less kind.',
    gate: 'If saying no to a certain person makes you afraid, do not practice with them; tell somebody outside, or a counselor.',
    count: 'Count decisions in the past month in which your wish was said aloud, whether or not it was followed.',
    better: 'Said more often and peace held: then the peace never needed the silence.',
    same: 'Said and it led to trouble each time: note with whom. With one person only, it is about that person.',
  },
  {
    id: 'fair-quarrel',
    lead: 'agreeableness-low',
    half: 'yielding',
    own: people.fairQuarrel,
    open: 1,
    asksWitness: true,
    note: 'Situation: one disagreement that ends well. Why this one: plain words and firmness lead; the gain is being heard. Not about giving in.',
    gate: 'Not where there is fear, threat or violence on either side: then no talk alone, see When to talk to someone.',
    count: 'Count disagreements that ended with a sentence both could repeat, and those that only stopped.',
    better:
      'More endings: keep the one step that brought them, probably writing down the other view on day 2; check it in your notes.',
    same: 'Only stopped: choose the time differently, not the honesty. If the same quarrel has returned for months, a third person helps.',
  },
  {
    id: 'other-upset',
    lead: 'stability-high',
    own: people.otherUpset,
    open: 1,
    asksWitness: true,
    note: 'Situation: somebody else is upset. Why this one: steadiness leads and is of most use to others when they feel met. Not about feeling more.',
    gate: 'If the other speaks of not wanting to live, do not practice anything: stay, ask, and call for help. If your own calm is new and flat and joy has gone too, for two weeks or more, see a doctor.',
    count:
      'Count how many people told you something hard in the past month, and which of "ideas" or "company" they wanted.',
    better: 'They come sooner or stay longer: then it is the question that does it.',
    same: 'Nobody came: calm may be taken for busy. Tell one person that you would like to be told.',
  },
  {
    id: 'one-decision',
    own: tasks.oneDecision,
    open: 1,
    note: 'Situation: one decision this week. Why this one: no trait points to one kind of situation, so the setting does, and settings can be chosen. For even answers, for one far half of a trait, and for sheets with parts left out.',
    gate: 'Not for decisions about health, money or leaving somebody that cannot be undone: for these take time and a person who knows the field.',
    count: 'Count decisions of the past month for which you chose the place and the hour.',
    better: 'Chosen settings, easier decisions: keep a list of your two best settings.',
    same: 'The setting made no difference: then look at hunger, haste and company, in this order, for a week.',
  },
]

const sided = notes.flatMap(({ lead, half }) => (lead ? [{ lead, half }] : []))

/** What says most has no situation in this list: the half that it is about is not far out. */
const leadUnfit: Condition = {
  any: sided.map(({ lead, half }) => ({ all: [leading(lead), { not: fits(lead, half) }] })),
}

/**
 * The trait that says most; if its situation is not this reader’s, the one that says second most; if neither is, the plan
 * for every pattern. Beside help it is the trait that calls for help.
 */
function whenOf({ id, lead, half }: PlanNotes & { lead: Side }): Condition {
  const part = lead.slice(0, lead.lastIndexOf('-')) as Trait
  const own: Condition[] = [
    { all: [leading(lead), fits(lead, half)] },
    { all: [{ second: part }, fits(lead, half), leadUnfit] },
  ]
  return { any: id === 'long-wait' ? [...own, { help: 'soft' }] : own }
}

export const plans: readonly Plan[] = notes.map(planOf)
