import type { Level } from '@mindglass/psychometrics/instrument'

interface LevelNote {
  describes: string
  talk: string
}

/**
 * What the texts of the levels have to say: how the part shows (`describes`) and when to talk to somebody (`talk`, always
 * free to read). `quick` is one sentence on how often.
 *
 * Every text has the same deadlines. Not wanting to live: a helpline or the emergency number at once. Hardly any sleep
 * with much energy: a doctor today. Nodding off at the wheel, or asleep unasked nearly always, without heavy eyes or beside
 * breathing that has to be checked: this week, and no driving until then. Pauses in breathing, loud snoring with tired days, one fight with sleep at the wheel,
 * asleep unasked more than half the time, level5: two weeks. Level4: within four weeks; level3: if it is the same in four
 * weeks. Where a visit is named elsewhere, a text in its place (replacements.ts) has no date of its own.
 */
export const levelNotes: Readonly<Record<string, Readonly<Record<Level, LevelNote>>>> = {
  onset: {
    level1: {
      describes:
        'Thoughts, bed and hour seldom keep the reader up. No praise as for a skill: hours awake and the clock do it. What disturbs it most easily: a long late nap, evening coffee, a very early bed. The start of the night only.',
      talk: 'Nothing to arrange. Exception: falling asleep at once also where it was not meant, above all at the wheel: no driving, a doctor this week.',
    },
    level2: {
      describes:
        'Most evenings have no wait; the slow ones often have a known reason, and having none is no bad sign. Forcing sleep and adding up hours make it longer.',
      talk: 'No visit for this. If the slow evenings gather around one sorrow, tell somebody kind; if they grow past three a week, look again in a month.',
    },
    level3: {
      describes:
        'About half of the evenings hold a wait. Compare an easy evening with a slow one, by day, also by shift; what was not asked about can do it, too; watching for sleep keeps awake.',
      talk: 'A doctor and CBT-I if it is the same in four weeks or begins to shape the evenings; cn 睡眠门诊, 心理科 or 精神科, 失眠认知行为治疗（CBT-I）. Sooner with tired days or if mood sinks too. No shortened nights alone, and who must not.',
    },
    level4: {
      describes:
        'Most evenings are long; what was not asked about can be part of it. Dread of the wait and adding up hours make it longer, so the clock goes out of sight and the wait is guessed in the morning. Nobody’s fault; there is treatment.',
      talk: 'Reason enough to ask for CBT-I, named first by guidelines; name where (cn 睡眠门诊, 心理科, 精神科). No date. Today if hardly any sleep goes with much energy. Pills only with the prescriber; no shortened nights alone.',
    },
    level5: {
      describes:
        'Nearly every night begins with a long wait. Very tired and not asleep can both be true, which others find hard to believe. The body gets used to being awake in bed; with help that changes. Until the visit: simple things only. Respect, no alarm, no promise.',
      talk: 'A doctor within two weeks, CBT-I by name, notes. Today if hardly any sleep goes with much energy. A helpline today at the end of strength or if the thought comes not to want to live. Nothing that shortens the night on one’s own: bipolar spectrum, epilepsy, pregnancy, driving, machines, shifts. Pills as prescribed.',
    },
  },
  maintenance: {
    level1: {
      describes:
        'Nights hold and end about when meant. Everybody wakes for moments; nothing to repair after one bad night. Whether the reader is rested, the days can tell.',
      talk: 'Nothing to arrange. Loud snoring: a word at the next visit, within two weeks with tired days. Pauses in breathing that somebody noticed: a doctor within two weeks, also with whole nights.',
    },
    level2: {
      describes:
        'A few nights have a gap or end a little soon. Sleep is lighter in the second half, and a drink, heat, noise or worry wakes then. Same thing twice: something to change.',
      talk: 'Seldom needs anybody. Pain, hot spells, many trips to the bathroom and loud snoring are worth a mention at the next visit. Pauses in breathing, or snoring with tired days: within two weeks.',
    },
    level3: {
      describes:
        'Half of the nights are broken. Pieces are less restful than the same hours in one; attention and patience show it first. The reason often lies in the evening, or in heat, noise, pain, breathing. The whole nights show that sleep can hold; say so without cheer.',
      talk: 'A doctor if it is the same in four weeks; earlier with tired days, dry mouth, headache in the morning, restless legs, snoring, or a mood lowest at dawn. Ask about CBT-I if no cause is found. No shortened nights alone, and who must not.',
    },
    level4: {
      describes:
        'Most nights come apart, in the middle or at the end; the two have different reasons, so note which. At night one thinks more darkly: decisions wait till noon. Broken sleep adds up to more than it felt; guess in the morning.',
      talk: 'Reason for a doctor: breathing, pain, hormones, medicines, mood; and CBT-I, the first treatment, cn 失眠认知行为治疗（CBT-I）at 睡眠门诊, 心理科 or 精神科. Within four weeks or at an earlier visit; within two weeks with pauses in breathing. No shortened nights without a professional, and who must not.',
    },
    level5: {
      describes:
        'Nearly every night breaks up, often in more than one way. Pieces count and are less restful. After weeks patience, mood and attention can suffer: ask less of oneself, tell somebody why. No clock, no decisions. Very different reasons, so a check is better than guessing.',
      talk: 'A doctor within two weeks with a week of notes; ask about breathing and CBT-I. If the mood has sunk as well, say it first. Today with hardly any sleep and much energy. A helpline today if the thought comes not to want to live.',
    },
  },
  daytime: {
    level1: {
      describes:
        'By nine lines tiredness takes little: clear head, easy afternoon, energy for something liked. Not proof of enough sleep.',
      talk: 'Nothing to arrange. A fight with sleep at the wheel, even once: not in that state, a doctor within two weeks; sleep without warning: no driving, this week. Much less sleep than before with unusual energy: a doctor today, even if it feels good.',
    },
    level2: {
      describes:
        'Little tiredness, all nine answers together; strength alone has a replacement. A dip after noon is part of the rhythm; tired in the morning or several times a day points to the night before. Naps and coffee late in the day can cost sleep.',
      talk: 'No visit for this. If nights are as ever and the days lose strength over some weeks, a checkup is sensible. The same exceptions as above, with the same dates.',
    },
    level3: {
      describes:
        'Half of the days. It shows first in long dull tasks, so others may not see it. When does it come: after bad nights, or whatever the night was? Bad days stay small.',
      talk: 'At the visit that the page names; else, tired while the nights go well: a doctor, no date. Otherwise if it is the same in four weeks; earlier with loud snoring, pauses or a fight with sleep on the road, this week if sleep comes without warning (cn 内科 or 睡眠门诊). Never drive while sleepy.',
    },
    level4: {
      describes:
        'Most days: the same task takes more effort, so it is not laziness. What nobody asks for goes first; keep one thing liked. It can come from the nights, the body, a medicine or the mood.',
      talk: 'Reason enough for a doctor within four weeks or at an earlier visit: breathing, blood, medicines, mood and hours are looked at. This week if sleep comes without warning, no driving until then. No driving while sleepy. If joy has gone as well, say so there.',
    },
    level5: {
      describes:
        'Tired nearly every day from morning till night; others see only that the reader has become quiet or short. No lack of will. Such tiredness usually has reasons, several treatable. Until then no big decisions, nothing dangerous, one task handed over. It takes strength to have come this far.',
      talk: 'A doctor within two weeks, this week if sleep comes without warning. No wheel, no machines while sleepy. If everything feels empty, tell somebody today; if life itself feels too much, a helpline today.',
    },
  },
}
