import type { Source } from '@/core/report/report-key'

/** Each carries one claim, about the people it studied; see the notes of the pieces that cite it. */
export const sources: Readonly<Record<string, Source>> = {
  /** Worry as a chain of thoughts about what may come, felt as hard to control (students who worried much or little). */
  borkovec: {
    text: 'Borkovec, T. D., Robinson, E., Pruzinsky, T., & DePree, J. A. (1983). Preliminary exploration of worry: Some characteristics and processes. Behaviour Research and Therapy, 21(1), 9–16.',
    doi: '10.1016/0005-7967(83)90121-3',
  },
  /** Why worry goes on, and that it takes the attention other things need; a model. */
  hirsch: {
    text: 'Hirsch, C. R., & Mathews, A. (2012). A cognitive model of pathological worry. Behaviour Research and Therapy, 50(10), 636–646.',
    doi: '10.1016/j.brat.2012.06.007',
  },
  /** How hard uncertainty is to bear goes with how much people worry; a model and a first test. */
  dugas: {
    text: 'Dugas, M. J., Gagnon, F., Ladouceur, R., & Freeston, M. H. (1998). Generalized anxiety disorder: A preliminary test of a conceptual model. Behaviour Research and Therapy, 36(2), 215–226.',
    doi: '10.1016/S0005-7967(97)00070-3',
  },
  /** A model of why people lie awake: worry in bed and keeping watch over sleep. */
  harvey: {
    text: 'Harvey, A. G. (2002). A cognitive model of insomnia. Behaviour Research and Therapy, 40(8), 869–893.',
    doi: '10.1016/S0005-7967(01)00061-4',
  },
  /** Putting off gives short relief from a bad feeling; a review of studies on procrastination. */
  sirois: {
    text: 'Sirois, F., & Pychyl, T. (2013). Procrastination and the priority of short-term mood regulation: Consequences for future self. Social and Personality Psychology Compass, 7(2), 115–127.',
    doi: '10.1111/spc3.12011',
  },
  /** How stepping toward what is avoided works, and that what one expected should be compared with what came. */
  craske: {
    text: 'Craske, M. G., Treanor, M., Conway, C. C., Zbozinek, T., & Vervliet, B. (2014). Maximizing exposure therapy: An inhibitory learning approach. Behaviour Research and Therapy, 58, 10–23.',
    doi: '10.1016/j.brat.2014.04.006',
  },
  /** Healthy adults who checked a gas stove on a screen again and again trusted their memory of it less; it was as correct. */
  vandenhout: {
    text: 'van den Hout, M., & Kindt, M. (2003). Repeated checking causes memory distrust. Behaviour Research and Therapy, 41(3), 301–316.',
    doi: '10.1016/S0005-7967(02)00012-8',
  },
  /** 53 people with much worry: half an hour a day at a fixed place, less worry than a comparison group. */
  mcgowan: {
    text: 'McGowan, S. K., & Behar, E. (2013). A preliminary investigation of stimulus control training for worry: Effects on anxiety and insomnia. Behavior Modification, 37(1), 90–112.',
    doi: '10.1177/0145445512455661',
  },
  /** 29 people with strong, lasting worry noted worries that could be checked; about nine in ten did not come true. */
  lafreniere: {
    text: 'LaFreniere, L. S., & Newman, M. G. (2020). Exposing worry’s deceit: Percentage of untrue worries in generalized anxiety disorder treatment. Behavior Therapy, 51(3), 413–423.',
    doi: '10.1016/j.beth.2019.07.003',
  },
  /** 27 studies of relaxation training for anxiety, a medium effect. */
  manzoni: {
    text: 'Manzoni, G. M., Pagnini, F., Castelnuovo, G., & Molinari, E. (2008). Relaxation training for anxiety: A ten-years systematic review with meta-analysis. BMC Psychiatry, 8, 41.',
    doi: '10.1186/1471-244X-8-41',
  },
  /** Plans in the form "when …, then …" are carried out more often than intentions. */
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  /** Trials of talking treatments with people found to have lasting worry; a large effect beside waiting. */
  cuijpers: {
    text: 'Cuijpers, P., Sijbrandij, M., Koole, S., Huibers, M., Berking, M., & Andersson, G. (2014). Psychological treatment of generalized anxiety disorder: A meta-analysis. Clinical Psychology Review, 34(2), 130–140.',
    doi: '10.1016/j.cpr.2014.01.002',
  },
  /** A laboratory night with 57 healthy young adults: those who wrote a to-do list at bedtime fell asleep sooner. */
  scullin: {
    text: 'Scullin, M. K., Krueger, M. L., Ballard, H. K., Pruett, N., & Bliwise, D. L. (2018). The effects of bedtime writing on difficulty falling asleep: A polysomnographic study comparing to-do lists and completed activity lists. Journal of Experimental Psychology: General, 147(1), 139–146.',
    doi: '10.1037/xge0000374',
  },
  /** Six small trials with people found to have strong anxiety or stress: exercise lowered anxiety more than no exercise. */
  stubbs: {
    text: 'Stubbs, B., Vancampfort, D., Rosenbaum, S., Firth, J., Cosco, T., Veronese, N., Salum, G. A., & Schuch, F. B. (2017). An examination of the anxiolytic effects of exercise for people with anxiety and stress-related disorders: A meta-analysis. Psychiatry Research, 249, 102–108.',
    doi: '10.1016/j.psychres.2016.12.020',
  },
}
