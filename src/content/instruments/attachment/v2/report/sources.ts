import type { Source } from '@/core/report/report-key'

/** Each carries the one claim that the notes name, about the people it studied. */
export const sources: Readonly<Record<string, Source>> = {
  campbell: {
    text: 'Campbell, L., Simpson, J. A., Boldry, J., & Kashy, D. A. (2005). Perceptions of conflict and support in romantic relationships: The role of attachment anxiety. Journal of Personality and Social Psychology, 88(3), 510–531.',
    doi: '10.1037/0022-3514.88.3.510',
  },
  chopik: {
    text: 'Chopik, W. J., Edelstein, R. S., & Grimm, K. J. (2019). Longitudinal changes in attachment orientation over a 59-year period. Journal of Personality and Social Psychology, 116(4), 598–611.',
    doi: '10.1037/pspp0000167',
  },
  'collins-feeney': {
    text: 'Collins, N. L., & Feeney, B. C. (2004). Working models of attachment shape perceptions of social support: Evidence from experimental and observational studies. Journal of Personality and Social Psychology, 87(3), 363–383.',
    doi: '10.1037/0022-3514.87.3.363',
  },
  'flynn-lake': {
    text: 'Flynn, F. J., & Lake, V. K. B. (2008). If you need help, just ask: Underestimating compliance with direct requests for help. Journal of Personality and Social Psychology, 95(1), 128–143.',
    doi: '10.1037/0022-3514.95.1.128',
  },
  'fraley-2011': {
    text: 'Fraley, R. C., Heffernan, M. E., Vicary, A. M., & Brumbaugh, C. C. (2011). The Experiences in Close Relationships–Relationship Structures questionnaire: A method for assessing attachment orientations across relationships. Psychological Assessment, 23(3), 615–625.',
    doi: '10.1037/a0022898',
  },
  'fraley-2015': {
    text: 'Fraley, R. C., Hudson, N. W., Heffernan, M. E., & Segal, N. (2015). Are adult attachment styles categorical or dimensional? A taxometric analysis of general and relationship-specific attachment orientations. Journal of Personality and Social Psychology, 109(2), 354–368.',
    doi: '10.1037/pspp0000027',
  },
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  'kumar-epley': {
    text: 'Kumar, A., & Epley, N. (2018). Undervaluing gratitude: Expressers misunderstand the consequences of showing appreciation. Psychological Science, 29(9), 1423–1435.',
    doi: '10.1177/0956797618772506',
  },
  'lemay-clark': {
    text: 'Lemay, E. P., & Clark, M. S. (2008). “Walking on eggshells”: How expressing relationship insecurities perpetuates them. Journal of Personality and Social Psychology, 95(2), 420–441.',
    doi: '10.1037/0022-3514.95.2.420',
  },
  liu: {
    text: 'Liu, P. J., Rim, S., Min, L., & Min, K. E. (2023). The surprise of reaching out: Appreciated more than we think. Journal of Personality and Social Psychology, 124(4), 754–771.',
    doi: '10.1037/pspi0000402',
  },
  marigold: {
    text: 'Marigold, D. C., Holmes, J. G., & Ross, M. (2007). More than words: Reframing compliments from romantic partners fosters security in low self-esteem individuals. Journal of Personality and Social Psychology, 92(2), 232–248.',
    doi: '10.1037/0022-3514.92.2.232',
  },
  'simpson-overall': {
    text: 'Simpson, J. A., & Overall, N. C. (2014). Partner buffering of attachment insecurity. Current Directions in Psychological Science, 23(1), 54–59.',
    doi: '10.1177/0963721413510933',
  },
  stanton: {
    text: 'Stanton, S. C. E., Campbell, L., & Pink, J. C. (2017). Benefits of positive relationship experiences for avoidantly attached individuals. Journal of Personality and Social Psychology, 113(4), 568–588.',
    doi: '10.1037/pspi0000098',
  },
}
