import type { ReportKey } from '@/core/report/report-key'
import {
  all,
  group,
  heavyPiece,
  high,
  highShort,
  inHigh,
  long,
  lowOver,
  lowPast,
  lowShort,
  muchHindered,
  not,
  nowHigh,
  piece,
  raised,
  strong,
  three,
  up,
} from './facts'
import { swings } from './part-swings'

export const partPieces: ReportKey['parts'] = {
  activation: {
    groups: [
      ...three(
        'lift',
        'Mood and self-view stayed near the usual height even in the highest stretch. If it was busy, it was busy without shine. Nobody has to have been happy for a stretch to count.',
        'Mood rose in part: some things shone, self-view kept half its measure. The line with the widest distance tells where it shone. Credit the half that was checked.',
        'Mood, confidence and wonder rose together. Scene: a plain Tuesday that glows, and a plan that cannot fail. The glow is real; the measure for odds was out. No mockery.',
      ),
      ...three(
        'drive',
        'Body, talk, plans and rest kept their amount. Energy wasn’t what made this stretch stand out. What did, other parts say.',
        'Some of body, talk, plans rose while rest was partly kept. Half a gear up: useful, visible to people one lives with.',
        'More strength, more talk, more beginnings, less rest. Scene: three started things on the table and the phone in hand. Much got done; the bill is in what was begun.',
      ),
    ],
    cost: [
      piece(
        'cost.activation.short',
        'A strong rise that was short, is over and cost nothing by the reader’s account: what there may be to pay is small, what was begun and promised in it. One look at the list. No warning.',
        all(high('activation'), highShort),
      ),
      piece(
        'cost.activation.heavy',
        'It got in the way a lot or brought daily life to a halt: the cost is large already and nothing is added up now. One thing that suffered most, in one sentence. Nothing small is listed.',
        all(high('activation'), raised('drive'), muchHindered),
        { mentions: ['c3'], claims: { drive: ['middle', 'high'] } },
      ),
      piece(
        'cost.activation.over',
        'Price of a strong rise: body, promises, and people who could not get a word in. It comes late and in small sums, so it is hard to link to the days that made it. No scolding.',
        all(high('activation'), raised('drive')),
        { claims: { drive: ['middle', 'high'] } },
      ),
      piece(
        'cost.activation.lift-now',
        'Mood and confidence rose, body, talk and plans did not, and the high goes on: certainty proves nothing now. One idea on paper, looked at with somebody once it is over. No test by own judgment.',
        all(up('activation'), not(raised('drive')), inHigh),
        { claims: { drive: 'low' } },
      ),
      piece(
        'cost.activation.lift',
        'Mood and confidence rose, body, talk and plans did not: the price is judgments made at a good day’s odds, and little else. No hunt for damage.',
        all(up('activation'), not(raised('drive'))),
        { claims: { drive: 'low' } },
      ),
      piece(
        'cost.activation.some-long',
        'The same for four days or more: time for a lot to begin. The length is named, nothing asks how long it was or says that hours cost little. A list of what began, with the nights beside it.',
        all(up('activation'), long),
        { mentions: ['c2'], claims: { drive: ['middle', 'high'] } },
      ),
      piece(
        'cost.activation.some',
        'Price of a partial rise: things begun stay on the list, and the flat day after is read as failure. Next to nothing if it was short; ask how long.',
        up('activation'),
        { claims: { drive: ['middle', 'high'] } },
      ),
      piece(
        'cost.activation.under',
        'What a low score overlooks: a stretch that has become usual has nothing to stand out from, and an irritable high has no shine. One check with a person who knew the reader two years ago.',
      ),
    ],
  },
  thought: {
    groups: [
      ...three(
        'race',
        'Thoughts kept a pace the mouth could follow. Attention went where it was sent. If nights were short, it was not the head that drove them.',
        'The head sped up in part: subjects changed, yet one thing could be held when it mattered. Name the answer that held.',
        'Thoughts overtook one another, talk jumped. Scene: the third subject before the first had its answer. Some of it brilliant, none of it weighed; the first idea looks like the best.',
      ),
      ...three(
        'nights',
        'Nights kept length and hour, tiredness came when it does. This is the fence of the whole picture. To be guarded first in any busy week.',
        'Some nights shrank, some sign of tiredness remained. The remaining sign is useful: it says when to stop. Sleep change is often the first to be seen.',
        'Less sleep, awake late, rested anyway, no hour at which the body asked. Scene: two in the morning, wide awake, nothing missing. Not winning time: the reserve is not felt while it is used. Never sell it.',
        [
          {
            id: 'high-short',
            when: highShort,
            note: 'The same in a high that was short, is over and cost nothing: a night or two says little, what counts is how many in a row. Three without tiredness are for a doctor.',
          },
          {
            id: 'middle-rested',
            third: 'middle',
            when: strong('q22'),
            note: 'Nights changed in part, and a few hours left the reader rested. Tiredness is no signal to count on; the clock is. How many such nights, how many in a row. Nothing about tiredness that stayed.',
          },
          {
            id: 'middle-awake',
            third: 'middle',
            when: all(strong('q30'), not(strong('q22'))),
            note: 'Nights changed in part, and sleepiness stayed away at the usual hour. Not to wait for it; lie down by the clock. Nothing about tiredness that stayed at night; noon shows what the night lacked.',
          },
        ],
      ),
    ],
    cost: [
      piece(
        'cost.thought.short',
        'Short nights without tiredness in a high that was short and cost little: judgment at the wheel is the one price, so no driving after them. At how many in a row a doctor should hear.',
        all(up('thought'), group('nights', 'high'), highShort),
        { mentions: ['nights'] },
      ),
      piece(
        'cost.thought.nights-now',
        'The same while a high goes on: judgment is what gets worse and is not noticed; somebody else reads what is to be signed. The rule on driving stands elsewhere beside help.',
        all(up('thought'), group('nights', 'high'), inHigh),
        { mentions: ['nights'] },
      ),
      piece(
        'cost.thought.nights',
        'Short nights without tiredness can feed the next short night; in people with bipolar disorder lost sleep has set off highs, and the reader isn’t said to be one of them. The price is judgment at the wheel and at the desk. Ask for a doctor if they come in rows.',
        all(up('thought'), group('nights', 'high')),
        { mentions: ['nights'] },
      ),
      piece(
        'cost.thought.over',
        'A racing head takes the first idea for the best, and listeners lose the thread and stop asking. The price is paid in conversations.',
        all(up('thought'), raised('race')),
      ),
      piece(
        'cost.thought.some-nights',
        'Price of nights that shrank in part while the head kept its pace: it is paid by the next day, in small inattentions nobody links to the night. Length and number of such nights decide; tiredness is the useful sign. No racing head.',
        up('thought'),
      ),
      piece(
        'cost.thought.under',
        'What a low score overlooks: people who work nights or nurse a baby know no usual bedtime, so a change hides. Check with two weeks of clock times.',
      ),
    ],
  },
  impulse: {
    groups: [
      ...three(
        'stakes',
        'Money, risks, closeness and limits stayed where they usually are. What is dear was guarded. Say which of the four is the reader’s own guarded place.',
        'Some limits moved, others held. Which one held says where the brake sits. No sums, no guesses about love.',
        'Money looser, risks taken, closeness further, limits passed. Scene: a payment confirmed with one thumb. Costs are of the kind that lasts; they can be spoken about with a doctor without shame.',
        [
          {
            id: 'high-short',
            when: highShort,
            note: 'The same in a high that was short, is over and cost little by the reader’s account: one look whether anything still runs, and no hunt beyond it.',
          },
        ],
      ),
      ...three(
        'quick',
        'Decisions, promises and words took their usual time. The pause between wish and act was in working order.',
        'Sometimes the pause was there and sometimes not. Find the occasion: hour, company, app. One item against the other shows it.',
        'Yes, word and act came at once. Scene: agreed before the other had finished asking. Fast is also generous; what suffers is the calendar and what was told.',
      ),
    ],
    cost: [
      piece(
        'cost.impulse.short',
        'Dear steps in a high that was short and, by the reader’s account, cost little: settle what is open while it is small; a limit for another time, if wanted. No debts, no illness.',
        all(up('impulse'), group('stakes', 'high'), highShort),
      ),
      piece(
        'cost.impulse.stakes',
        'Dear steps: money, safety, trust. A limit that is set by oneself on a quiet day works when willpower does not. Debt: speak first to the bank’s own service; beware of paid rescuers. No shame.',
        all(up('impulse'), group('stakes', 'high')),
        { mentions: ['stakes'] },
      ),
      piece(
        'cost.impulse.over',
        'The price of quick steps is mostly others’ expectations and next-day explaining. The small debt is paid with words, early.',
        all(up('impulse'), raised('quick')),
        { claims: { quick: ['middle', 'high'] } },
      ),
      piece(
        'cost.impulse.limits',
        'Decisions kept their time and limits moved all the same: a step that was thought about and not seen as one. Its price is that nobody stops it. Where the line was before, in a number.',
        up('impulse'),
        { claims: { quick: 'low' } },
      ),
      piece(
        'cost.impulse.under',
        'What a low score overlooks: others may have held the limits, or there was no occasion. And caution can cost chances. No advice to loosen it.',
      ),
    ],
  },
  irritability: {
    groups: [
      ...three(
        'fuse',
        'Even in the highest stretch small things stayed small. Patience was as usual. If it was calm or merely held back, only the reader knows.',
        'Sooner on some occasions, patient on others. The occasions can be named from the answers. Hunger, hurry, short nights are for the week to test.',
        'Small things struck at once, answers were sharp, others slow. Scene: the queue, the question, the door. Sharpness often hits those who came with good intent.',
      ),
      ...three(
        'heat',
        'Anger passed as it usually does, no rows, no heat in the body. Sparks if any, no fire.',
        'Some anger stayed or some rows came, not both. Say which from the answers.',
        'Anger filled the body, stayed, and led to rows. Scene: still arguing in the shower an hour later. Wears out the reader first; safety is spoken of plainly and without accusation.',
      ),
    ],
    cost: [
      piece(
        'cost.irritability.heat',
        'Long heat costs sleep, trust and the wish of others to bring hard news. If anyone is afraid, that comes first and apart from each other. Restricted sleep raised anger in an experiment with ordinary adults.',
        all(up('irritability'), group('heat', 'high')),
        { mentions: ['heat'] },
      ),
      piece(
        'cost.irritability.over',
        'The price of such anger, quick or lasting, is the carefulness of others: they stop telling. One sentence of repair the same day is cheap.',
        up('irritability'),
      ),
      piece(
        'cost.irritability.under',
        'What a low score overlooks: anger swallowed whole is not counted here. One question to oneself about a sentence not said. Not a call to let it out.',
      ),
    ],
  },
  low: {
    groups: [
      ...three(
        'heart',
        'Mood, interest, worth and hope held in the lowest days. Low may have been tired. Say what held.',
        'Part of the heart went down, part held: often hope or interest. Name what held as a thread, not as proof.',
        'A heavy mood, nothing attractive, worth gone, little ahead. Scene: the favorite song turned off halfway. Warm and plain; where help is, today. No silver lining, no lesson.',
        [
          {
            id: 'high-over',
            when: lowOver,
            note: 'The same, and it is over: past tense. Somebody should know how it was, without hurry; the doctor within two weeks is said elsewhere. No lesson, no relief for the reader.',
          },
          {
            id: 'high-short',
            when: lowShort,
            note: 'The same, for hours or a day or two, over and without a cost: heavy and short are both true. What it was close to. Nobody to be called.',
          },
        ],
      ),
      ...three(
        'body',
        'Sleep, appetite, strength and small choices held. The low lived in the mind, where nobody saw it.',
        'Some of sleep, appetite, strength changed. The one that changed first is the sign to watch.',
        'Sleep and appetite changed, everyday tasks like carrying water uphill, small choices slow. A doctor looks at the body too. Not laziness: say so once, plainly.',
        [
          {
            id: 'high-over',
            when: lowOver,
            note: 'The same, and it is over: past tense. What changed, and whether any of it is still there, is for the doctor.',
          },
          {
            id: 'high-short',
            when: lowShort,
            note: 'The same for a day or two, over and without a cost: a cold, a short night, a shock can do that. At what length it would be for a doctor. Not laziness.',
          },
        ],
      ),
    ],
    cost: [
      heavyPiece(
        'cost.low.worth-past-high-now',
        'Worth nothing in a low that is over, while a high goes on: from there it looks far away and was real. Told today to the person who is there for the call, and at the visit. Nothing about being better.',
        all(up('low'), strong('q37'), lowPast, nowHigh),
        { mentions: ['q37'] },
      ),
      piece(
        'cost.low.worth-past',
        'The judgment of being worth nothing came with the low; it is over. Its price was silence: one did not ask for what one thought one did not deserve. People would rather have known; tell one of them about it, so that it is easier to say next time. No hurry, no lesson.',
        all(up('low'), { item: 'q37', from: 3 }, lowPast),
        { mentions: ['q37'] },
      ),
      piece(
        'cost.low.worth-partly',
        'Worth nothing, answered with the middle of the scale: a thought of the low and no fact, one person hears it; helpline if it comes back with the wish not to live. No weighing of when it was true.',
        { item: 'q37', from: 2, to: 2 },
        { items: ['q37'] },
      ),
      piece(
        'cost.low.short',
        'A low that was short, is over and cost nothing: hardly anything was left undone. What it does ask for is not being told off for it, and not being compared with longer ones. One thing to watch.',
        all(up('low'), lowShort),
      ),
      piece(
        'cost.low.worth',
        'The judgment of being worth nothing arrives with the low and leaves later than it. Its price is silence: one does not ask for what one thinks one does not deserve. People would rather know. Point to help.',
        all(up('low'), { item: 'q37', from: 3 }),
        { mentions: ['q37'] },
      ),
      piece(
        'cost.low.over',
        'The price is what was left undone and the shame about it, which makes the next call harder. Half a task counts. Point to help: that it goes on or comes back is enough reason, no two weeks are asked of anyone.',
        up('low'),
      ),
      piece(
        'cost.low.under',
        'What a low score overlooks: once they are past, lows look small. And a low of others at home may be missed. Nothing grave in it; no claim that the own low was light, one group of answers may be heavy.',
      ),
    ],
  },
  swings,
}
