/** Which answer is quoted when several are equally far: those a reader recognises at once come first. */
export const answers: readonly string[] = [
  'q23',
  'q09',
  'q15',
  'q22',
  'q29',
  'q08',
  'q19',
  'q24',
  'q05',
  'q02',
  'q21',
  'q20',
  'q07',
  'q33',
  'q34',
  'q12',
  'q27',
  'q28',
  'q26',
  'q25',
  'q04',
  'q31',
  'q18',
  'q11',
  'q35',
  'q13',
  'q17',
  'q14',
  'q16',
  'q10',
  'q36',
  'q01',
  'q03',
  'q06',
  'q32',
  'q30',
]

/**
 * What `answer.<item>.high` and `.low` have to say: the answer stands out above or below the reader’s own others of that
 * part, after turning; `high` is more of the part also for lines that are worded the other way round (R). One line is one
 * line; none speaks for the part. Low can be as much as "about half the time", and so can high. A low text says nothing
 * about other answers: it is quoted to readers who are light everywhere as well.
 */
export const answerNotes: Readonly<Record<string, { high: string; low: string }>> = {
  q01: {
    high: 'R: stories no longer pull. Curiosity is cheap, so its absence says something; try a short one told by a person.',
    low: 'R: still wants to know how it goes on; a way in on dull days.',
  },
  q02: {
    high: 'Tired in spite of enough sleep. Length is not the matter; a doctor may ask about snoring, mood, iron.',
    low: 'Sleep restores more than other lines suggest; guard the nights.',
  },
  q03: {
    high: 'R: ordinary things without a good mood. Small things fill most of the day.',
    low: 'R: good mood while dressing or tidying; look which task.',
  },
  q04: {
    high: 'R: small choices take long. Fix a few by habit.',
    low: 'R: small choices are quick; that helps with calls.',
  },
  q05: {
    high: 'Passes up what one would have liked. Saves strength for one evening; a smaller yes.',
    low: 'Still goes; say to whom it matters.',
  },
  q06: {
    high: 'R: not at the own pace. Others notice it or not; plan more time.',
    low: 'R: own pace kept; tiredness sits elsewhere.',
  },
  q07: {
    high: 'Sad when it gets quiet. The quiet does not make it, it lets it be heard; a set time for it.',
    low: 'Quiet is bearable; a place to rest.',
  },
  q08: { high: 'Scolds oneself after slips. The tone; repair one thing.', low: 'A slip stays a slip.' },
  q09: { high: 'A free hour seems dull. Decide beforehand, small.', low: 'A free hour still finds its use.' },
  q10: {
    high: 'Appetite changed. Regular small meals; weight; doctor if it goes on.',
    low: 'Appetite held; meals can be fixed points.',
  },
  q11: {
    high: 'R: a kind word does little. Known in low mood; not ingratitude.',
    low: 'R: a kind word still reaches; let people know.',
  },
  q12: { high: 'One gloomy thought circles. Write it down once, tell one person.', low: 'Thoughts move on.' },
  q13: { high: 'R: seldom absorbed. Shorter pieces, phone away.', low: 'R: still gets absorbed; protect that hour.' },
  q14: {
    high: 'Moves as if through water. Effort unseen by others; doctor hears it in these words.',
    low: 'Moving goes; use for getting to people.',
  },
  q15: {
    high: 'Close to tears over something small. The small thing only opens it; not weakness.',
    low: 'Small mishaps do not bring tears; no proof of being well.',
  },
  q16: {
    high: 'R: hard to picture something good. Moods draw forecasts; one dated thing with a person; tell someone.',
    low: 'R: something good can be pictured; write it with a date.',
  },
  q17: {
    high: 'A favorite pastime bores soon. Ten minutes, another form; no conclusion about taste.',
    low: 'The pastime still holds.',
  },
  q18: {
    high: 'R: energy lacks for small tasks. Halve tasks; blood tests.',
    low: 'R: enough for small tasks; spend one on something liked.',
  },
  q19: {
    high: 'Empty among people one likes. Not about them; side by side is easier.',
    low: 'Not empty with people; seek them.',
  },
  q20: { high: 'Guilty about small things. Ask the person concerned once.', low: 'Little guilt; fair.' },
  q21: {
    high: 'R: nothing in the day to look forward to. Place one thing at four.',
    low: 'R: something to look forward to; name it.',
  },
  q22: {
    high: 'Wants to lie down soon after getting up. First hour small.',
    low: 'Many mornings stays up; something pleasant first.',
  },
  q23: {
    high: 'Cheerful outside, low inside. Others cannot know; one person.',
    low: 'Face and feeling agree; people can trust what they see.',
  },
  q24: {
    high: 'Loses track in conversation. Say it; in writing; wheel care not needed.',
    low: 'Follows conversations; good for calls.',
  },
  q25: {
    high: 'Loved music as noise. Less volume, no test of feeling.',
    low: 'Music still works; use at the heavy hour.',
  },
  q26: {
    high: 'Sleep much longer or shorter. Same time of getting up; note; doctor.',
    low: 'Sleep stayed; worth guarding.',
  },
  q27: {
    high: 'R: not light soon after waking. Mornings are often the heaviest; plan nothing hard then.',
    low: 'R: mornings begin lightly; put what matters there.',
  },
  q28: {
    high: 'Looking back, mostly what went wrong. Memory picks by mood; ask a witness.',
    low: 'Looking back is fair.',
  },
  q29: {
    high: 'No wish to see people one likes. It is not about them; twenty minutes.',
    low: 'Wants to see people; arrange it.',
  },
  q30: { high: 'R: appetite not as usual. Meals by clock.', low: 'R: appetite as usual.' },
  q31: {
    high: 'A heavy heart through the day. It goes along; tell one person; note the lighter hour.',
    low: 'The day itself is lighter than other lines.',
  },
  q32: {
    high: 'Feels a burden. Say it to one, ask for no verdict; help.',
    low: 'Feels little of a burden; can ask.',
  },
  q33: {
    high: 'Little pleasure in nice things. Do them anyway shorter; tell a doctor in these words.',
    low: 'Pleasure is there while doing.',
  },
  q34: {
    high: 'Talking takes strength. Messages, presence without talk; tell people.',
    low: 'Talking is easy enough: the shortest way.',
  },
  q35: {
    high: 'What moves others leaves nothing. Numb is a feeling that is missing, not a heart; tell.',
    low: 'Things still move.',
  },
  q36: {
    high: 'R: cannot follow something longer. Halves, pauses, subtitles; no doubt about wit.',
    low: 'R: follows longer things.',
  },
}
