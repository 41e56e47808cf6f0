import type { Level } from '@mindglass/psychometrics/instrument'
import type { Trait } from './when'

interface LevelNote {
  describes: string
  talk: string
}

/** For writers: how a trait shows at each level, and when to talk to someone. Both ends get equal length and equal credit. */
export const levelNotes: Readonly<Record<Trait, Readonly<Record<Level, LevelNote>>>> = {
  openness: {
    level1: {
      describes:
        'The known is home: the walk, the dish, the tool. Scene: the menu stays closed. Credit: taste that fashions cannot move, money and hours kept. Price: a useful change is met when everybody else has had it for a year. Slot for one answer.',
      talk: 'When a change nobody chose (move, job, loss) leaves you lost for weeks: a friend who knows the new ground, then a counselor.',
    },
    level2: {
      describes:
        'New things get in with a reason. Scene: asks for the difference before trying. Credit: filter that works for others as well. Price: a door that needed a second knock stayed shut.',
      talk: 'When your wish for calm and somebody’s wish for change collide again and again: one talk about what each fears losing; a couples or family counselor if it repeats.',
    },
    level3: {
      describes:
        'Either some curiosity about most things or much about one field: say both. Test instead of "sometimes": the last thing looked up unasked. Credit: can translate between dreamers and doers. Price: asked to side.',
      talk: 'When a choice of course or city has tipped to and fro for months: somebody outside who listens to which side sounds more alive.',
    },
    level4: {
      describes:
        'Questions or pictures come by themselves. Scene: a side remark becomes a search. Credit: the angle nobody had. Price: three subjects open, the plain task waits.',
      talk: 'When you feel out of place where you live or work because nobody shares what moves you: a mentor, a course, a club; a counselor if it makes you low.',
    },
    level5: {
      describes:
        'Nearly everything may become a question or an image. Scene: the day has more in it than its calendar. Credit: others see more near you. Price: repetition tires, and those who like the proven are lost on the way.',
      talk: 'When ideas outrun sleep, money or promises for days, and you need far less sleep without being tired: a doctor, today. Otherwise nothing is called for.',
    },
  },
  conscientiousness: {
    level1: {
      describes:
        'Plans and places hold loosely. Scene: the plan changes at the door and nobody minds. Credit: free for what comes, kind to other people’s lateness. Price: others carry dates; searching and fees.',
      talk: 'When bills, dates or unfinished work cost you money, work or people again and again: debt or student advice for the one thing; if it has been so everywhere since school, tell a doctor or psychologist.',
    },
    level2: {
      describes:
        'Roughly is enough, and usually it is. Scene: good at short notice. Credit: improvises where planners freeze. Price: it gathers at the edge, the evening before.',
      talk: 'When somebody who relies on you sounds tired of waiting: ask which single thing would help most. A third person if it ends in quarrel each time.',
    },
    level3: {
      describes:
        'Either fair order everywhere or order by zone: say both. Test: what would a visitor never see? Credit: effort where it counts. Price: others do not know which you they get.',
      talk: 'When one zone (money, papers, a room) has slipped for months and you avoid it: one friend and one hour; advice services for money.',
    },
    level4: {
      describes:
        'Begun is as good as done. Scene: the call on Tuesday. Credit: others stop thinking about it. Price: open ends follow you into the evening.',
      talk: 'When free evenings have disappeared for weeks or rest feels like guilt: tell whoever hands out the work; a counselor if it stays.',
    },
    level5: {
      describes:
        'Order and ending nearly always. Scene: list, tick, light out. Credit: whole groups lean on it. Price: more is added because it holds; others’ ways look like faults.',
      talk: 'When checking or arranging takes more than an hour on most days, or you cannot stop though you want to: a psychologist or doctor. When work has eaten sleep: likewise.',
    },
  },
  extraversion: {
    level1: {
      describes:
        'Few people, few words, by choice. Scene: one talk at the party, then home. Credit: an ear without a clock. Price: what is known best gets said last.',
      talk: 'When you want company and fear keeps you from it, or you speak to nobody for days and it weighs: a doctor or counselor. Liking quiet is no reason.',
    },
    level2: {
      describes:
        'Company in small doses, voice on request. Scene: the sentence on the way back. Credit: weighed words. Price: decisions go to the quick.',
      talk: 'When being overlooked at work or at home keeps hurting: say it to one person in writing; a counselor can help to prepare the talk.',
    },
    level3: {
      describes:
        'Whom and how long count more than whether. Test: the hour at which going home begins to look good. Credit: at ease in both rooms. Price: half of your acquaintances know half of you.',
      talk: 'When evenings out leave you empty and evenings in do too: that is worth telling somebody; a doctor if it lasts two weeks.',
    },
    level4: {
      describes:
        'People and the first word come easily. Scene: ends the silence. Credit: groups begin. Price: slow thoughts do not find their pause.',
      talk: 'When being alone for an evening feels unbearable, or company no longer helps as it did: tell a friend first; a counselor if it stays.',
    },
    level5: {
      describes:
        'Awake among people and quick to lead. Scene: more energy at eleven than at eight. Credit: others come out from behind. Price: quiet people pass for absent.',
      talk: 'When talk, plans and going out have sped up for days with little sleep and others worry: a doctor, today. Otherwise nothing is called for.',
    },
  },
  agreeableness: {
    level1: {
      describes:
        'Tests first, speaks plainly, gives way rarely. Scene: the flaw is named at the table. Credit: a yes that is worth something. Price: drafts and doubts are taken elsewhere.',
      talk: 'When you feel surrounded by people who want something from you, or quarrels have cost you work or people: an outside view. If anyone gets frightened or hurt: help at once, for both.',
    },
    level2: {
      describes:
        'Firm in the matter, sparing with trust. Scene: asks for the reason behind the cold. Credit: hard to use. Price: loyalty goes unheard behind the argument.',
      talk: 'When the same quarrel returns with the same person: a third chair, friend or mediator.',
    },
    level3: {
      describes:
        'Soft and firm may have different addressees; never claim it. Test: the last no, and who was in the room. Credit: fair partner. Price: the rule is clear inside and invisible outside.',
      talk: 'When one person always gets your yes or always your no: an hour with somebody who knows you both.',
    },
    level4: {
      describes:
        'Other people come early in the count. Scene: asks how Tuesday went. Credit: they grow generous near it. Price: own wishes are left to be guessed.',
      talk: 'When helping leaves you empty or secretly cross for weeks: a listener; a counselor if no does not come out.',
    },
    level5: {
      describes:
        'Care and making room are nearly always first. Scene: window seat, errand, first message. Credit: peace and trust around. Price: the own taste gets lost, first to others.',
      talk: 'When you feel used, are afraid of somebody’s anger or cannot leave a place that hurts: someone outside it, a helpline for violence if there is threat; emergency number in danger.',
    },
  },
  stability: {
    level1: {
      describes:
        'Feelings come early, deep and stay. Scene: a remark at ten is there at four. Credit: first to notice, in others too; joy lasts as well. Price: hours before and after. Never illness, never weakness.',
      talk: 'Feeling much is no illness. When fear, tears or anger fill most days for two weeks, or sleep, food, work or people suffer: a doctor or psychologist, within two weeks; if it is unbearable or you think of not living, now, crisis line or emergency.',
    },
    level2: {
      describes:
        'Strain gets in and lingers for a while. Scene: the sent message reworded. Credit: careful with words, senses hurt. Price: recovery takes longer than calendars allow.',
      talk: 'When the same worry returns for weeks or decides where you go and whom you meet: a doctor, psychologist or counselor.',
    },
    level3: {
      describes:
        'Either one kind of strain gets through (waiting, delay, haste, the eve of something) or all of them a little: say both. Test: which line got the lowest turned answer. Credit: understands both sorts. Price: neither asked nor spared.',
      talk: 'When calm stretches have grown shorter over a year, or one subject has become a sore point: a counselor or a wise friend; a doctor if sleep goes too.',
    },
    level4: {
      describes:
        'Upsets come and mostly leave the same day. Scene: plan gone at noon, good dinner. Credit: hands reach for it. Price: over it before the other is.',
      talk: 'No step is called for. If others say they cannot reach you, or a loss has left you strangely untouched for months: worth a talk.',
    },
    level5: {
      describes:
        'Little throws off, calm returns by itself. Scene: several faults, one after another. Credit: rest for others. Price: alarm in others looks large, own tiredness speaks late.',
      talk: 'Little is called for. If calm turns to numbness and joy goes too, for two weeks: a doctor. When your body reports what the mood does not: likewise.',
    },
  },
}
