/** Lines of each plan by which figures were ever made, as keys of the texts of the norms. */
const plans = {
  'norms-1': ['plan.one.l1', 'plan.one.l2', 'plan.one.l3', 'plan.one.l4', 'plan.one.l5'],
  'norms-2': ['plan.two.l1', 'plan.one.l2', 'plan.two.l3', 'plan.one.l4', 'plan.two.l5'],
} as const

/** The plan that new figures follow: docs/measurement.md, "The plan". */
export const currentPlan = 'norms-2' satisfies keyof typeof plans

const isPlan = (name: string): name is keyof typeof plans => name in plans

/** Returns the promises of a plan, line by line; for an unknown name, those of the current plan. */
export const planLines = (name: string) => plans[isPlan(name) ? name : currentPlan]
