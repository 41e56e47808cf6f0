import type { Piece, ReportKey } from '@/core/report/report-key'
import { all, allQuiet, any, brief, group, high, leads, nowBoth, nowHigh, nowLow, piece, someHighUp, up } from './facts'

export const unknown: readonly Piece[] = [
  piece(
    'unknown.illness',
    'Whether there is a disorder or none: answers can’t say, whatever the height. Doctors use words for similar pictures; only a conversation can tell.',
  ),
  piece('unknown.cause', 'Why it came. No line asked for causes, so none is given.'),
  piece(
    'unknown.body',
    'Coffee, alcohol, medicines, thyroid, hormones, a baby’s nights: nothing of it was asked.',
    any(someHighUp, up('low')),
  ),
  piece('unknown.usual', 'What usual is. The reader’s own measure was used; a long high may have become it.', allQuiet),
  piece('unknown.now', 'How the year looks from outside of the present stretch.', any(nowLow, nowHigh, nowBoth), {
    mentions: ['c6'],
  }),
  piece('unknown.years', 'Years before these twelve months.', any(brief, leads('low'))),
  piece('unknown.others', 'What those saw who were there. We asked one person.', someHighUp),
  piece(
    'unknown.next',
    'Whether and when it comes again.',
    any(high('activation'), all(up('low'), up('swings')), group('nights', 'high')),
  ),
]

/** One claim each. Where a study’s people were patients, the text that leans on it says so. */
export const sources: ReportKey['sources'] = {
  bauer2011: {
    text: 'Bauer, M., Glenn, T., Rasgon, N., Marsh, W., Sagduyu, K., Grof, P., et al. (2011). Decreasing the minimum length criterion for an episode of hypomania: Evaluation using self-reported data from patients with bipolar disorder. European Archives of Psychiatry and Clinical Neuroscience, 261(5), 341–347.',
    doi: '10.1007/s00406-010-0187-x',
  },
  benazzi2006: {
    text: 'Benazzi, F., & Akiskal, H. (2006). The duration of hypomania in bipolar-II disorder in private practice: Methodology and validation. Journal of Affective Disorders, 96(3), 189–196.',
    doi: '10.1016/j.jad.2004.04.006',
  },
  carr2018: {
    text: 'Carr, O., Saunders, K. E. A., Tsanas, A., Bilderbeck, A. C., Palmius, N., Geddes, J. R., et al. (2018). Variability in phase and amplitude of diurnal rhythms is related to variation of mood in bipolar and borderline personality disorder. Scientific Reports, 8, 1649.',
    doi: '10.1038/s41598-018-19888-9',
  },
  ekers2014: {
    text: 'Ekers, D., Webster, L., Van Straten, A., Cuijpers, P., Richards, D., & Gilbody, S. (2014). Behavioural activation for depression: An update of meta-analysis of effectiveness and sub group analysis. PLoS ONE, 9(6), e100100.',
    doi: '10.1371/journal.pone.0100100',
  },
  frank2005: {
    text: 'Frank, E., Kupfer, D. J., Thase, M. E., Mallinger, A. G., Swartz, H. A., Fagiolini, A. M., et al. (2005). Two-year outcomes for interpersonal and social rhythm therapy in individuals with bipolar I disorder. Archives of General Psychiatry, 62(9), 996–1004.',
    doi: '10.1001/archpsyc.62.9.996',
  },
  gollwitzer1999: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  haynes2016: {
    text: 'Haynes, P. L., Gengler, D., & Kelly, M. (2016). Social rhythm therapies for mood disorders: An update. Current Psychiatry Reports, 18, 75.',
    doi: '10.1007/s11920-016-0712-3',
  },
  krizan2019: {
    text: 'Krizan, Z., & Hisler, G. (2019). Sleepy anger: Restricted sleep amplifies angry feelings. Journal of Experimental Psychology: General, 148(7), 1239–1250.',
    doi: '10.1037/xge0000522',
  },
  lam1997: {
    text: 'Lam, D., & Wong, G. (1997). Prodromes, coping strategies, insight and social functioning in bipolar affective disorders. Psychological Medicine, 27(5), 1091–1100.',
    doi: '10.1017/S0033291797005540',
  },
  levine2009: {
    text: 'Levine, L. J., Lench, H. C., & Safer, M. A. (2009). Functions of remembering and misremembering emotion. Applied Cognitive Psychology, 23(8), 1059–1075.',
    doi: '10.1002/acp.1610',
  },
  lewis2017: {
    text: 'Lewis, K. S., Gordon-Smith, K., Forty, L., Di Florio, A., Craddock, N., Jones, L., & Jones, I. (2017). Sleep loss as a trigger of mood episodes in bipolar disorder: Individual differences based on diagnostic subtype and gender. The British Journal of Psychiatry, 211(3), 169–174.',
    doi: '10.1192/bjp.bp.117.202259',
  },
  loewenstein2005: {
    text: 'Loewenstein, G. (2005). Hot-cold empathy gaps and medical decision making. Health Psychology, 24(4, Suppl.), S49–S56.',
    doi: '10.1037/0278-6133.24.4.S49',
  },
  perry1999: {
    text: 'Perry, A., Tarrier, N., Morriss, R., McCarthy, E., & Limb, K. (1999). Randomised controlled trial of efficacy of teaching patients with bipolar disorder to identify early symptoms of relapse and obtain treatment. BMJ, 318(7177), 149–153.',
    doi: '10.1136/bmj.318.7177.149',
  },
  regeer2015: {
    text: 'Regeer, E. J., Kupka, R. W., ten Have, M., Vollebergh, W., & Nolen, W. A. (2015). Low self-recognition and awareness of past hypomanic and manic episodes in the general population. International Journal of Bipolar Disorders, 3, 22.',
    doi: '10.1186/s40345-015-0039-8',
  },
  richardson2018: {
    text: 'Richardson, T., Jansen, M., & Fitch, C. (2018). Financial difficulties in bipolar disorder part 1: Longitudinal relationships with mental health. Journal of Mental Health, 27(6), 595–601.',
    doi: '10.1080/09638237.2018.1521920',
  },
  wehr1987: {
    text: 'Wehr, T. A., Sack, D. A., & Rosenthal, N. E. (1987). Sleep reduction as a final common pathway in the genesis of mania. American Journal of Psychiatry, 144(2), 201–204.',
    doi: '10.1176/ajp.144.2.201',
  },
  weiner2019: {
    text: 'Weiner, L., Ossola, P., Causin, J.-B., Desseilles, M., Keizer, I., Metzger, J.-Y., et al. (2019). Racing thoughts revisited: A key dimension of activation in bipolar disorder. Journal of Affective Disorders, 255, 69–76.',
    doi: '10.1016/j.jad.2019.05.033',
  },
}

export const reading: ReportKey['reading'] = [
  { when: { help: 'first' }, article: 'first-conversation' },
  { when: { help: 'soft' }, article: 'first-conversation' },
  { when: all(leads('low'), up('low')), article: 'low-days' },
  { when: any(someHighUp, up('swings')), article: 'mood-record' },
  { article: 'ups-and-downs' },
]

/** None while help stands first: the next step is a person, not a test. */
export const next: ReportKey['next'] = [
  { when: all({ help: 'none' }, leads('low'), up('low')), test: 'low-mood' },
  { when: all({ help: 'none' }, leads('thought')), test: 'sleep' },
  { when: all({ help: 'none' }, leads('impulse')), test: 'attention' },
  { when: all({ help: 'none' }, leads('irritability')), test: 'stress-burnout' },
  { when: { help: 'none' }, test: 'emotion-skills' },
]
