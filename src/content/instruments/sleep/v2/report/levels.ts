import type { Level } from '@mindglass/psychometrics/instrument'

interface LevelNote {
  describes: string
  talk: string
}

/**
 * What the texts of the levels have to say: how the part shows (`describes`, with a slot for an answer where it is
 * sure to be known) and when to talk to somebody (`talk`, always free to read). `quick` is one sentence of the first.
 */
export const levelNotes: Readonly<Record<string, Readonly<Record<Level, LevelNote>>>> = {
  onset: {
    level1: {
      describes:
        'Lying down and sleeping are nearly one thing; hardly an evening in four weeks had a wait worth telling. The reader could not say in which position they fell asleep. No praise as for a skill.',
      talk: 'Nothing to arrange. Exceptions: falling asleep at once also where it was not meant, above all at the wheel, is a reason to stop driving and see a doctor.',
    },
    level2: {
      describes:
        'Most evenings slip away, single ones drag: after a late call, before an early train. They come and pass and do not follow the reader to the next night. Exceptions, no pattern.',
      talk: 'No visit for this. If the slow evenings gather around one sorrow, tell somebody near; if they grow past three a week, look again in a month.',
    },
    level3: {
      describes:
        'About half of the evenings hold a wait, and the reader cannot tell beforehand which. Not knowing is half of the strain: a little watch is kept, and watching keeps awake. Scene at the light switch.',
      talk: 'If it lasts for three months at three nights a week, or begins to shape the evenings, see a doctor and ask about CBT-I; cn 睡眠门诊, 心理科 or 精神科, 失眠认知行为治疗（CBT-I）. Sooner if mood sinks too.',
    },
    level4: {
      describes:
        'Most evenings are long: tired on the sofa, clear under the blanket. Trying harder has become part of it, through nobody’s fault. Sleep still comes on most nights, late; that is worth saying once.',
      talk: 'A month of this is enough to ask for CBT-I, the first treatment for lasting insomnia; name where (cn 睡眠门诊, 心理科, 精神科). Within days if hardly any sleep goes with much energy. Pills only with the prescriber; no shortened nights alone.',
    },
    level5: {
      describes:
        'Nearly every night begins with a long wait; lying down has become a second shift. Great tiredness and no sleep can stand side by side, which is what makes it so hard to explain to others. Respect, no alarm, no promise.',
      talk: 'Please see a doctor in the coming weeks and ask for CBT-I by name; bring notes. Within days if hardly any sleep goes with much energy, or if strength is at its end; help today if the thought comes not to want to live. Nothing that shortens the night on one’s own: bipolar spectrum, epilepsy, pregnancy, driving, shifts.',
    },
  },
  maintenance: {
    level1: {
      describes:
        'Sleep holds till morning and ends on time; doors and weather pass. If the reader wakes they do not remember. Plain, with one thing that keeps it so.',
      talk: 'Nothing to arrange. If somebody hears loud snoring or pauses in breathing, that alone is worth a doctor, also with whole nights.',
    },
    level2: {
      describes:
        'Nights mostly hold; a few show a gap or end a little soon. Waking belongs to every night, and here it usually closes by itself. Exceptions with a reason, often a drink, a date, a guest.',
      talk: 'Seldom needs anybody. Pain, hot spells or many trips to the bathroom as the reason are worth a mention to a doctor.',
    },
    level3: {
      describes:
        'Whole and broken nights take turns, about half and half. One cannot count on rest, so one plans less. The whole ones show that the body can; say so without cheer.',
      talk: 'Three months at three nights a week, or earlier with dry mouth, headache in the morning, restless legs or snoring: a doctor. Ask about CBT-I if no cause is found. Also if the mood is lowest at dawn.',
    },
    level4: {
      describes:
        'Most nights come apart, in the middle or at the end. The hours awake are the ones in which everything looks worse than at noon. Sleep still adds up to more than it feels, for most; the morning decides.',
      talk: 'A month of this deserves a doctor: breathing, pain, hormones, medicines, mood; and CBT-I, the first treatment, cn 失眠认知行为治疗（CBT-I）at 睡眠门诊, 心理科 or 精神科. Sooner with pauses in breathing. No shortened nights without a professional, and who must not.',
    },
    level5: {
      describes:
        'Hardly a night stays whole; waking, lying there and giving up early have become the rule. The body rests in portions, and that counts, but the sense of having been away is missing. Patience is due.',
      talk: 'Please make an appointment now and bring a week of notes; ask about breathing and CBT-I. If the mood has sunk as well, say it first; help today if the thought comes not to want to live. Within days with hardly any sleep and much energy.',
    },
  },
  daytime: {
    level1: {
      describes:
        'Clear soon after getting up, awake in the afternoon, something left in the evening. Whatever the nights are, the days do not show it. Not to be sold as proof of enough sleep.',
      talk: 'Nothing to arrange. Exception, in one plain sentence: much less sleep than before and unusual energy belong to a doctor within days, even if it feels good.',
    },
    level2: {
      describes:
        'Mostly fresh; some hours sag, and they pass with air, food or a pause. The dip has its hour. It changes few plans.',
      talk: 'No visit for this. If nights are as ever and the days lose strength over some weeks, a check with a doctor is sensible. Sleepy on the road even once: do not drive, and say it.',
    },
    level3: {
      describes:
        'About half of the days cost more than they should: a slow head or heavy eyes or nothing left for what is liked. Others see little of it. The reader has begun to sort into must and later.',
      talk: 'Six weeks of this, also with nights that look long enough, are a reason for a doctor (cn 内科 or 睡眠门诊). Never drive while sleepy.',
    },
    level4: {
      describes:
        'Most of the days run uphill: eyes, head, patience. What is pleasant has gone first, because it never insists. It is not laziness; say it once, plainly.',
      talk: 'A doctor in the coming weeks: breathing, blood, medicines, mood and hours are looked at. No driving while sleepy. If joy has gone as well, say so there, or to somebody near today.',
    },
    level5: {
      describes:
        'Tired from morning till night. To get through the day takes what there is; others see only that the reader has become quiet. To have carried it this far is strength, even if it feels like the opposite.',
      talk: 'Please see a doctor within two weeks, within days if sleep comes without warning. No wheel, no machines while sleepy. If everything feels empty, tell somebody today; if life itself feels too much, call for help today.',
    },
  },
}
