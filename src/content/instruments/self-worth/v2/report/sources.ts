import type { Source } from '@/core/report/report-key'

export const sources: Readonly<Record<string, Source>> = {
  bandura: {
    text: 'Bandura, A. (1977). Self-efficacy: Toward a unifying theory of behavioral change. Psychological Review, 84(2), 191–215.',
    doi: '10.1037/0033-295X.84.2.191',
  },
  clance: {
    text: 'Clance, P. R., & Imes, S. A. (1978). The imposter phenomenon in high achieving women: Dynamics and therapeutic intervention. Psychotherapy: Theory, Research & Practice, 15(3), 241–247.',
    doi: '10.1037/h0086006',
  },
  tafarodi: {
    text: 'Tafarodi, R. W., & Swann, W. B., Jr. (2001). Two-dimensional self-esteem: Theory and measurement. Personality and Individual Differences, 31(5), 653–673.',
    doi: '10.1016/S0191-8869(00)00169-0',
  },
  leary2007: {
    text: 'Leary, M. R., Tate, E. B., Adams, C. E., Allen, A. B., & Hancock, J. (2007). Self-compassion and reactions to unpleasant self-relevant events: The implications of treating oneself kindly. Journal of Personality and Social Psychology, 92(5), 887–904.',
    doi: '10.1037/0022-3514.92.5.887',
  },
  breines: {
    text: 'Breines, J. G., & Chen, S. (2012). Self-compassion increases self-improvement motivation. Personality and Social Psychology Bulletin, 38(9), 1133–1143.',
    doi: '10.1177/0146167212445599',
  },
  crocker2003: {
    text: 'Crocker, J., Luhtanen, R. K., Cooper, M. L., & Bouvrette, A. (2003). Contingencies of self-worth in college students: Theory and measurement. Journal of Personality and Social Psychology, 85(5), 894–908.',
    doi: '10.1037/0022-3514.85.5.894',
  },
  crocker2004: {
    text: 'Crocker, J., & Park, L. E. (2004). The costly pursuit of self-esteem. Psychological Bulletin, 130(3), 392–414.',
    doi: '10.1037/0033-2909.130.3.392',
  },
  leary1995: {
    text: 'Leary, M. R., Tambor, E. S., Terdal, S. K., & Downs, D. L. (1995). Self-esteem as an interpersonal monitor: The sociometer hypothesis. Journal of Personality and Social Psychology, 68(3), 518–530.',
    doi: '10.1037/0022-3514.68.3.518',
  },
  festinger: {
    text: 'Festinger, L. (1954). A theory of social comparison processes. Human Relations, 7(2), 117–140.',
    doi: '10.1177/001872675400700202',
  },
  jordan: {
    text: 'Jordan, A. H., Monin, B., Dweck, C. S., Lovett, B. J., John, O. P., & Gross, J. J. (2011). Misery has more company than people think: Underestimating the prevalence of others’ negative emotions. Personality and Social Psychology Bulletin, 37(1), 120–135.',
    doi: '10.1177/0146167210390822',
  },
  boothby: {
    text: 'Boothby, E. J., Cooney, G., Sandstrom, G. M., & Clark, M. S. (2018). The liking gap in conversations: Do people like us more than we think? Psychological Science, 29(11), 1742–1756.',
    doi: '10.1177/0956797618783714',
  },
  gilovich: {
    text: 'Gilovich, T., Medvec, V. H., & Savitsky, K. (2000). The spotlight effect in social judgment: An egocentric bias in estimates of the salience of one’s own actions and appearance. Journal of Personality and Social Psychology, 78(2), 211–222.',
    doi: '10.1037/0022-3514.78.2.211',
  },
  marigold: {
    text: 'Marigold, D. C., Holmes, J. G., & Ross, M. (2007). More than words: Reframing compliments from romantic partners fosters security in low self-esteem individuals. Journal of Personality and Social Psychology, 92(2), 232–248.',
    doi: '10.1037/0022-3514.92.2.232',
  },
  flynn: {
    text: 'Flynn, F. J., & Lake, V. K. B. (2008). If you need help, just ask: Underestimating compliance with direct requests for help. Journal of Personality and Social Psychology, 95(1), 128–143.',
    doi: '10.1037/0022-3514.95.1.128',
  },
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  ferrari: {
    text: 'Ferrari, M., Hunt, C., Harrysunker, A., Abbott, M. J., Beath, A. P., & Einstein, D. A. (2019). Self-compassion interventions and psychosocial outcomes: A meta-analysis of RCTs. Mindfulness, 10(8), 1455–1473.',
    doi: '10.1007/s12671-019-01134-6',
  },
  orth: {
    text: 'Orth, U., & Robins, R. W. (2014). The development of self-esteem. Current Directions in Psychological Science, 23(5), 381–387.',
    doi: '10.1177/0963721414547414',
  },
  sowislo: {
    text: 'Sowislo, J. F., & Orth, U. (2013). Does low self-esteem predict depression and anxiety? A meta-analysis of longitudinal studies. Psychological Bulletin, 139(1), 213–240.',
    doi: '10.1037/a0028931',
  },
}
