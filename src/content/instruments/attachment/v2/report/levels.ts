import type { Level } from '@mindglass/psychometrics/instrument'

/** What `describes` and `talk` of a level have to say, for the writers; `quick` is one sentence of `describes`. */
export const levelNotes: Readonly<Record<string, Readonly<Record<Level, { describes: string; talk: string }>>>> = {
  anxiety: {
    level1: {
      describes:
        'Signs are hardly looked for: reasons count as reasons, silence as silence, a quarrel as its subject. Scene: phone face down all afternoon. Credit: others breathe freely. Blind spot in half a sentence: requests for a sign are overheard.',
      talk: 'No step is needed for the score. Worth a talk: several people said they felt unseen, or calm has turned into not caring about anyone for weeks. Not caring about anything at all for two weeks: doctor.',
    },
    level2: {
      describes:
        'The bond holds through busy weeks; single moments tug (a tone, a name, a goodbye) and are let go. The groups below show whether one of the four subjects tugs more; it may be none. Scene: a thought while unlocking the door, gone at the fridge.',
      talk: 'Doubts of this size pass. If one particular person wakes them again and again, tell a friend and hear how it sounds; if there’s fear of that person, someone outside first.',
    },
    level3: {
      describes:
        'Neither at rest nor on guard; never write “sometimes this, sometimes that”. The groups show whether the subject decides or much the same doubt goes along everywhere, so say nothing about subjects here. Scene: one typed question deleted, another sent.',
      talk: 'Same doubt for months, or plans chosen by what keeps someone content: an hour with a counselor. Afraid of the reaction to a question: outside help first, no exercises together.',
    },
    level4: {
      describes:
        'Small shifts reach this reader early; the noticing is often right, the reason gets filled in, mostly against oneself. Good words help and fade. Sometimes the unease is right, since someone can’t be relied on: must be said.',
      talk: 'Countable: more than an hour on most days for two weeks with checking, asking, going over; plans dropped to stay reachable; three nights a week awake. An appointment with a counselor within two weeks, as in the headline. Our judgment, not a clinical rule. And: unreliable or frightening person – someone outside.',
    },
    level5: {
      describes:
        'Much of the day goes to the question whether someone stays; sleep, meals and work wait for a sign. Tiring, and no one’s fault. Dignity first, no alarm, no past. What still works must be named.',
      talk: 'Free and first: within two weeks (never “this week”), tell someone trusted or a counselor how much it takes; doctor in that time if sleep, food or work have suffered for two weeks; together or alone. If life doesn’t feel worth it: emergency or helpline now. Afraid of the person: outside help, no common exercises.',
    },
  },
  avoidance: {
    level1: {
      describes:
        'Nearly everything is shown, asked and shared; arms, favors and tears are welcome. Scene: the story starts before the shoes are off. Credit: no guessing. Blind spot: told before it’s felt through; others’ closed doors.',
      talk: 'Nothing to mend. Worth a talk: being alone feels unbearable, or someone used what was confided against the reader – then with someone outside, and confide less there.',
    },
    level2: {
      describes:
        'Nearness comes easily; a few things have a slower door (the groups show whether it is one subject: telling, room, the bond). Scene: told after the shower and the meal. Credit: warm and legible.',
      talk: 'Not urgent. If the one closed subject weighs on sleep or on the bond, one careful conversation with someone trusted. Nobody must tell.',
    },
    level3: {
      describes:
        'About as much comes out as stays in; the groups show whether the line runs by subject, so write for both. Scene: what happened is told at length, what it did in three words. Others can’t see the line. No “balanced”.',
      talk: 'If somebody dear says twice that one is hard to reach, ask what they mean; a counselor may sit in. If closing is self-protection from that person, no opening is called for.',
    },
    level4: {
      describes:
        'Trouble is mentioned when it’s over, or favors are rare, or tender words get a nod: seldom all three alike, the groups say which. Independence others lean on. Price: those near stand outside with full hands. Privacy is a right and may be wise with some people.',
      talk: 'Wants people and sends them away; or everything has felt flat for two weeks (then a doctor). A counselor asks little at first. Hiding things out of fear: someone outside. No deadline, since help may not be called for.',
    },
    level5: {
      describes:
        'Very little is shown, asked or accepted; the inside is one’s own. Skill and a cost at once: hard days on one pair of shoulders. A self-contained life can be a good choice; say it and mean it.',
      talk: 'Count who’d be called at night; if nobody, a counselor can be told a little, and a burden nobody knows. Numb for two weeks or drinking a lot: doctor. No deadline. Thoughts of not wanting to live: emergency or helpline now. Fear of the person: outside help.',
    },
  },
}
