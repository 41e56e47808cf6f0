import type { Condition } from '@/core/report/condition'
import { openDay, type Piece, type Plan, type PlanDay } from '@/core/report/report-key'
import {
  ahead,
  all,
  attacksOpen,
  drinks,
  first,
  forDoctor,
  leads,
  not,
  noticed,
  raised,
  soft,
  stopping,
  threatens,
} from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string, cites: readonly string[] = []): Piece => ({
  id: `later.${id}`,
  note,
  ...(cites.length > 0 && { cites }),
})
const headFirst = all(leads('worrying'), raised('worrying'))
const bodyFirst = all(leads('tension'), raised('tension'))
const aroundFirst = all(leads('avoidance'), raised('avoidance'))

const countHead = later(
  'head.count',
  'Worries on one day, counted as on the slip of the first week; what counts as better.',
)
const countBody = later('body.count', 'Alarms again on three days: the number at eight, the first that finds it.')
const countAround = later('around.count', 'Lines on the list, age of the oldest.')
const stuck = later('stuck', 'Not a second month of exercises; talking treatment, 28 trials. What to ask.', [
  'cuijpers',
])
const stuckBody = later('stuck-body', 'Numbers to a doctor; then who works with tension.')
const stuckAround = later('stuck-around', 'The list to a counselor or doctor; steps had the wrong size.')
const talkHelp = later('talk.same', 'Better: keep what helped. The same or heavier: an earlier date; what to say.')

/** Beside soft help: the visit within two weeks is the first step, and what goes with it follows. */
const talk = (
  id: string,
  when: Condition,
  note: string,
  gate: string,
  steps: readonly PlanDay[],
  count: Piece,
): Plan => ({
  id,
  heavy: true,
  when: all(soft, when),
  note,
  gate,
  days: [
    on(15, days.appointmentBody, days.appointmentLot, days.appointmentHead, days.appointment),
    ...steps,
    on(5, days.keep),
  ],
  later: [count, talkHelp],
})

const substanceGate =
  'Chest pain, fainting, weakness on one side, shaking, confusion, a seizure: emergency number. Not more; a lot every day is not stopped at once alone.'
const foundOrNot = later(
  'see.moved',
  'Found something: that first. Nothing found: then it may be fear, and there is help; take the test again.',
)
const easedOrNot = later(
  'see.taken',
  'Lighter: go on as agreed with the doctor. The same or heavier: say so, ask what else; take the test again.',
)

/** What a doctor looks into first; each names only what the reader answered. */
const see = (id: string, when: Condition, note: string, gate: string, four: readonly Piece[]): Plan => ({
  id,
  heavy: true,
  when: all(soft, when),
  note,
  gate,
  days: [
    on(15, days.callStopping, days.callAttacksMedicine, days.callAttacks, days.callDrinks),
    on(10, days.logAttacks, days.logIntake),
    on(10, days.someoneNearBoth, days.someoneNearAttacks, days.someoneNear),
    on(10, days.pageAttacks, days.page),
    on(10, days.quietTen, days.slowWalk),
    on(10, days.eveningStopping, days.eveningDrink, days.eveningHealth, days.evening),
    on(5, days.lookDoctorStopping, days.lookDoctorAttacks, days.lookDoctor),
  ],
  later: four,
})

/** The first that holds stands: safety, help, what a doctor looks into, then the part that says most. */
export const plans: readonly Plan[] = [
  {
    id: 'safe',
    heavy: true,
    when: threatens,
    note: 'A week for safety, at a pace the reader sets; nothing of it is seen by the person. No exercise against worry.',
    gate: 'In danger or with thoughts of not living: the number now. No step that the person could find; leaving is planned with people who know, because it is the most dangerous time.',
    days: [
      on(10, days.safeTell),
      on(20, days.safeLine),
      on(5, days.safeWord),
      on(20, days.safeBag),
      on(10, days.safeRecord),
      on(15, days.safePhone),
      on(5, days.safeNext),
    ],
    later: [
      later('safe.count', 'Who knows, where to go, whom to call: three yeses.'),
      later(
        'safe.same',
        'If it has become worse: at once. If the person is gone and the fear stays: somebody trained in that.',
      ),
    ],
  },
  {
    id: 'first',
    heavy: true,
    when: first,
    note: 'A week that leads to a visit in the same week: one date, one who knows, one page; less of the rest.',
    gate: 'Not a plan to manage alone. In danger or with thoughts of not wanting to live: the number now.',
    days: [
      on(
        15,
        days.callStopping,
        days.appointmentHalted,
        days.appointmentAttacks,
        days.appointmentBody,
        days.appointmentHead,
        days.appointment,
      ),
      on(10, days.onePerson),
      on(10, days.pageAttacks, days.page),
      on(5, days.blanket, days.around, days.island),
      on(10, days.lessCare, days.lessWork, days.less),
      on(10, days.eveningStopping, days.eveningDrink, days.eveningHealth, days.evening),
      on(5, days.keep),
    ],
    later: [
      later('first.count', 'Did someone hear it, did the appointment take place.'),
      later('first.same', 'Lighter: keep the date. Heavier: earlier. Then the test.'),
    ],
  },
  see(
    'see-stopping',
    stopping,
    'A doctor today, whatever else there is. Why: cutting down can bring on unrest itself. Names no other answer.',
    'Shaking, confusion, a seizure, chest pain, fainting, weakness on one side: emergency number. Nothing cut further or faster before a doctor has said how.',
    [later('see-stopping.count', 'Has a doctor said how to go on; nights and unease since.'), easedOrNot],
  ),
  see(
    'see-both',
    all(attacksOpen, drinks),
    'Have both looked at first: attacks, and alcohol or a drug. Why: what feels like worry may be the body.',
    substanceGate,
    [later('see-both.count', 'Has it been looked at; attacks and days with alcohol or a drug since.'), foundOrNot],
  ),
  see(
    'see',
    attacksOpen,
    'Have the attacks looked at first. Why: they may come from the body. Names no alcohol and no drug.',
    'Chest pain, fainting, weakness on one side, confusion, a seizure: emergency number. Worse: an earlier date.',
    [later('see.count', 'Has it been looked at; how many attacks since.'), foundOrNot],
  ),
  see(
    'see-drinks',
    forDoctor,
    'Have it looked at first: alcohol or a drug on most days, beside a tense body. Names no attacks.',
    substanceGate,
    [later('see-drinks.count', 'Does a doctor know; days with alcohol or a drug since.'), easedOrNot],
  ),
  talk(
    'talk-head',
    headFirst,
    'Somebody to talk to, and one place for worry meanwhile. Why: care and the thoughts say most.',
    'A lump, a court letter, a real danger: today. Memories of something terrible: with a professional. Dark thoughts: call.',
    [
      on(10, days.slips),
      on(10, days.page),
      on(15, days.chair),
      on(10, days.eveningDrink, days.forkHealth, days.forkEvent, days.forkMoney, days.fork),
      openDay(on(10, days.eveningHealth, days.evening)),
    ],
    countHead,
  ),
  talk(
    'talk-body',
    bodyFirst,
    'A look by a doctor, and gentler days meanwhile.',
    'Chest pain, numbness, fainting: emergency. Heart, pregnancy, injury: ask first. Dark thoughts: call.',
    [
      on(5, days.bodyLog),
      on(10, days.page),
      openDay(on(10, days.warm)),
      on(10, days.jaw, days.sayFirst),
      on(10, days.lessCare, days.less),
    ],
    countBody,
  ),
  talk(
    'talk-around',
    aroundFirst,
    'Someone beside you, then one small thing.',
    'Only for things safe in themselves. Attacks or memories: with a professional. Dark thoughts: call.',
    [
      on(10, days.pile),
      on(10, days.page),
      on(20, days.company),
      on(10, days.openOne, days.script, days.dateOne),
      openDay(on(10, days.less)),
    ],
    countAround,
  ),
  {
    id: 'talk',
    heavy: true,
    when: soft,
    note: 'Light lines or open ones, and a cost that was named: a week for telling it.',
    gate: 'If it gets worse before the date: today.',
    days: [
      on(15, days.appointmentLot, days.appointment),
      on(10, days.heaviest),
      on(10, days.page),
      on(10, days.oneKnows),
      on(10, days.lessCare, days.lessWork, days.less),
      openDay(on(20, days.walkSlow, days.walk)),
      on(5, days.keep),
    ],
    later: [
      later('talk.count', 'The thing named as the cost: done how often in a week, noted today and in four weeks.'),
      talkHelp,
    ],
  },
  {
    id: 'sure',
    when: all(headFirst, ahead('sure', 'stop', 'ahead', 'grip')),
    note: 'Fewer second looks. Why: checking and asking stand highest among the lines on worry.',
    gate: 'Not for stove, medicines or safety at work where a check is prescribed. If checks take an hour a day: a professional.',
    days: [
      on(10, days.slips),
      on(5, days.checkOnce, days.decide),
      on(10, days.tenMinutes, days.byWhen, days.noLookup),
      on(10, days.forkHealth, days.forkEvent, days.forkMoney, days.fork),
      openDay(on(15, days.noLookup, days.hands)),
      openDay(on(20, days.hands, days.tell)),
      on(10, days.lookHead),
    ],
    later: [
      later('sure.count', 'Second looks and questions on one day.'),
      later('sure.moved', 'Fewer looks with as much doubt is the usual order.'),
      stuck,
    ],
  },
  {
    id: 'night',
    when: all(headFirst, ahead('grip', 'stop', 'ahead', 'sure')),
    note: 'Thinking before the night, attention with something to hold. Why: sleep, listening and reading stand highest.',
    gate: 'Bedtime and hours in bed stay. Little sleep with much energy: a doctor within days. Sleeping pills: prescriber.',
    days: [
      on(15, days.pad),
      openDay(on(10, days.lastHour)),
      on(5, days.lamp),
      on(10, days.finger, days.listenTime),
      on(15, days.chair),
      openDay(on(5, days.morningPhone)),
      on(10, days.lookNight),
    ],
    later: [
      later('night.count', 'Evenings kept awake by it; pages read in one go.'),
      later('night.moved', 'Shorter rather than fewer is usual at first. Still three nights a week: ask.'),
      stuck,
    ],
  },
  {
    id: 'head',
    when: headFirst,
    note: 'Give worry a place and a time.',
    gate: 'Not for a real threat, a lump, a letter from a court. Memories: professional. Worse two days: stop.',
    days: [
      on(10, days.slips),
      on(15, days.chair),
      on(10, days.forkHealth, days.forkEvent, days.forkMoney, days.fork),
      on(10, days.forecast),
      openDay(on(10, days.byWhen, days.tenMinutes, days.checkOnce, days.decide)),
      openDay(on(20, days.tell, days.hands)),
      on(10, days.lookHead),
    ],
    later: [countHead, later('head.moved', 'As many worries that let go sooner is the usual beginning.'), stuck],
  },
  {
    id: 'fuse',
    when: all(bodyFirst, ahead('fuse', 'held', 'alert')),
    note: 'Get in before the sharp answer. Why: patience is what is shortest.',
    gate: 'If anyone is afraid of you, or you of what you might do: help now, not this week.',
    days: [
      on(5, days.fuseLog),
      on(10, days.sayFirst),
      openDay(on(20, days.walkSlow, days.walk)),
      openDay(on(30, days.quietHalf, days.warm)),
      on(10, days.repair),
      on(10, days.doctor, days.coffee),
      on(10, days.lookFuse),
    ],
    later: [
      later('fuse.count', 'Sharp answers in a week; repaired within the hour.'),
      later('fuse.moved', 'More repaired is the first success.'),
      stuckBody,
    ],
  },
  {
    id: 'body',
    when: bodyFirst,
    note: 'Let go earlier in the day.',
    gate: 'Chest pain, numbness, fainting: emergency. Heart, blood pressure, injury, pregnancy: ask. Panic: leave out days 1 and 2.',
    days: [
      on(5, days.bodyLog),
      on(10, days.contrast),
      on(20, days.walkSlow, days.walk),
      openDay(on(10, days.tone, days.jaw, days.seat)),
      on(10, days.doctor, days.coffee),
      openDay(on(10, days.warm)),
      on(10, days.lookBody),
    ],
    later: [countBody, later('body.moved', 'Noticed earlier is progress.'), stuckBody],
  },
  {
    id: 'people',
    when: all(aroundFirst, ahead('people', 'tasks', 'cover')),
    note: 'Shorter meetings, written sentences. Why: people stand highest among what is avoided.',
    gate: 'Never with someone who threatens, controls or hurts. Memories: professional. A no may stay.',
    days: [
      on(10, days.nameList),
      on(5, days.hello),
      on(10, days.shortYes, days.friendStep),
      on(10, days.askOne, days.sentence),
      openDay(on(10, days.sameWay, days.ifThen)),
      openDay(on(10, days.openOne, days.tell, days.dateOne)),
      on(10, days.lookAround),
    ],
    later: [
      later('people.count', 'Names on the list; days since the last word with each.'),
      later('people.moved', 'Shorter and more often is the way.'),
      stuckAround,
    ],
  },
  {
    id: 'around',
    when: aroundFirst,
    note: 'Begin smaller, not braver.',
    gate: 'Only for things safe in themselves. Not people who threaten, not terrifying memories.',
    days: [
      on(10, days.pile),
      on(5, days.twoMinutes),
      on(20, days.company),
      on(10, days.openOne, days.script, days.dateOne),
      openDay(on(10, days.lessCover, days.shortYes, days.friendStep)),
      openDay(on(10, days.smallFirst, days.ifThen)),
      on(10, days.lookAround),
    ],
    later: [countAround, later('around.moved', 'Fewer lines with the oldest still there: then that one.'), stuckAround],
  },
  {
    id: 'light',
    note: 'Nothing to mend; one look at what holds. Fits a reader with a part not scored as well.',
    gate: 'If one line weighs more than the scores say, talk to someone; this week can wait.',
    days: [
      openDay(on(5, days.noteNoticed, days.note)),
      on(10, days.heaviest),
      openDay(on(20, days.walkSlow, days.walk)),
      on(10, days.lendNoticed, days.lend),
      openDay(on(10, days.warm)),
      openDay(on(10, days.still)),
      on(5, days.lookLightNoticed, days.lookLight),
    ],
    later: [
      {
        ...later('light.count-noticed', 'How often it kept from something; not fewer and not told: to a doctor.'),
        when: noticed,
      },
      { ...later('light.count', 'Nothing to count; what would be a change.'), when: not(noticed) },
      {
        ...later('light.change', 'A harder month: what did good in these weeks first, then a talk.'),
        when: not(noticed),
      },
    ],
  },
]
