import type { Source } from '@/core/report/report-key'

/** Each carries one claim, about the people it studied; see the notes of the pieces that cite it. */
export const sources: Readonly<Record<string, Source>> = {
  /**
   * What “overload” means: demands against what helps with them, in three groups of employees. Demands went with
   * exhaustion, the lack of what helps with distance.
   */
  demerouti: {
    text: 'Demerouti, E., Bakker, A. B., Nachreiner, F., & Schaufeli, W. B. (2001). The job demands–resources model of burnout. Journal of Applied Psychology, 86(3), 499–512.',
    doi: '10.1037/0021-9010.86.3.499',
  },
  /** What “control” means. Working people in Sweden and the United States: heavy demands with little say went with strain. */
  karasek: {
    text: 'Karasek, R. A. (1979). Job demands, job decision latitude, and mental strain: Implications for job redesign. Administrative Science Quarterly, 24(2), 285–308.',
    doi: '10.2307/2392498',
  },
  /** What “exhaustion” and “distance” mean: a review of research on burnout at work. */
  maslach: {
    text: 'Maslach, C., Schaufeli, W. B., & Leiter, M. P. (2001). Job burnout. Annual Review of Psychology, 52, 397–422.',
    doi: '10.1146/annurev.psych.52.1.397',
  },
  /** University students in three countries: exhaustion and distance can be asked about for studies as well. */
  students: {
    text: 'Schaufeli, W. B., Martínez, I. M., Marques Pinto, A., Salanova, M., & Bakker, A. B. (2002). Burnout and engagement in university students: A cross-national study. Journal of Cross-Cultural Psychology, 33(5), 464–481.',
    doi: '10.1177/0022022102033005003',
  },
  /** 84 studies: people who care for an older relative reported more stress and less well-being than others. */
  carers: {
    text: 'Pinquart, M., & Sörensen, S. (2003). Differences between caregivers and noncaregivers in psychological health and physical health: A meta-analysis. Psychology and Aging, 18(2), 250–267.',
    doi: '10.1037/0882-7974.18.2.250',
  },
  /** Two studies of parents over a year: worn out by their role, far from their children; it is serious. */
  parents: {
    text: 'Mikolajczak, M., Gross, J. J., & Roskam, I. (2019). Parental burnout: What is it, and why does it matter? Clinical Psychological Science, 7(6), 1319–1329.',
    doi: '10.1177/2167702619858430',
  },
  /** Working people: four kinds of recovery after work, among them switching off and deciding for oneself. */
  recovery: {
    text: 'Sonnentag, S., & Fritz, C. (2007). The Recovery Experience Questionnaire: Development and validation of a measure for assessing recuperation and unwinding from work. Journal of Occupational Health Psychology, 12(3), 204–221.',
    doi: '10.1037/1076-8998.12.3.204',
  },
  /** A review on employees: with more load, work is harder to put down in free time, and that goes with strain. */
  detachment: {
    text: 'Sonnentag, S., & Fritz, C. (2015). Recovery from job stress: The stressor-detachment model as an integrative framework. Journal of Organizational Behavior, 36(S1), S72–S103.',
    doi: '10.1002/job.1924',
  },
  /** Employees who usually found it hard to put work down did so more easily after planning when, where and how to go on. */
  smit: {
    text: 'Smit, B. W. (2016). Successfully leaving work at work: The self-regulatory underpinnings of psychological detachment. Journal of Occupational and Organizational Psychology, 89(3), 493–514.',
    doi: '10.1111/joop.12137',
  },
  /** 22 samples, 2,335 people: breaks of up to ten minutes did a little for vigor and against fatigue. */
  breaks: {
    text: 'Albulescu, P., Macsinga, I., Rusu, A., Sulea, C., Bodnaru, A., & Tulbure, B. T. (2022). “Give me a break!” A systematic review and meta-analysis on the efficacy of micro-breaks for increasing well-being and performance. PLoS ONE, 17(8), e0272460.',
    doi: '10.1371/journal.pone.0272460',
  },
  /** 48 people in a laboratory: interrupted work was done faster, with more stress and more effort. */
  mark: {
    text: 'Mark, G., Gudith, D., & Klocke, U. (2008). The cost of interrupted work: More speed and stress. Proceedings of the SIGCHI Conference on Human Factors in Computing Systems, 107–110.',
    doi: '10.1145/1357054.1357072',
  },
  /** 54 employees on a longer vacation: they felt better there, and within the first week back it was as before. */
  vacation: {
    text: 'de Bloom, J., Geurts, S. A. E., & Kompier, M. A. J. (2013). Vacation (after-) effects on employee health and well-being, and the role of vacation activities, experiences and sleep. Journal of Happiness Studies, 14(2), 613–633.',
    doi: '10.1007/s10902-012-9345-3',
  },
  /** A review: strain at work and low mood overlap more than the two names suggest. */
  bianchi: {
    text: 'Bianchi, R., Schonfeld, I. S., & Laurent, E. (2015). Burnout–depression overlap: A review. Clinical Psychology Review, 36, 28–41.',
    doi: '10.1016/j.cpr.2015.01.004',
  },
  /** A review: people who can turn to somebody are worn down less by heavy times. */
  cohen: {
    text: 'Cohen, S., & Wills, T. A. (1985). Stress, social support, and the buffering hypothesis. Psychological Bulletin, 98(2), 310–357.',
    doi: '10.1037/0033-2909.98.2.310',
  },
  /** A theory, no measurement: how employees change what they do, with whom and how they see it, within the same job. */
  crafting: {
    text: 'Wrzesniewski, A., & Dutton, J. E. (2001). Crafting a job: Revisioning employees as active crafters of their work. Academy of Management Review, 26(2), 179–201.',
    doi: '10.5465/amr.2001.4378011',
  },
  /** Callers who raised money for a university: after some minutes with a student who had a scholarship, they kept at it longer. */
  grant: {
    text: 'Grant, A. M., Campbell, E. M., Chen, G., Cottone, K., Lapedis, D., & Lee, K. (2007). Impact and the art of motivation maintenance: The effects of contact with beneficiaries on persistence behavior. Organizational Behavior and Human Decision Processes, 103(1), 53–67.',
    doi: '10.1016/j.obhdp.2006.05.004',
  },
  /** Plans in the form "when …, then …" are carried out more often than intentions. */
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
}
