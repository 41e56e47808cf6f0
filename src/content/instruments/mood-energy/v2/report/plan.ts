import type { Condition } from '@/core/report/condition'
import type { Plan } from '@/core/report/report-key'
import { piece } from './facts'

export const noSleep =
  'Hardly any sleep for days and nothing stops, voices, or beliefs that frighten others: no plan, a doctor or the emergency number today. Medicines are changed only with the doctor.'
export const unsafe =
  'Unsafe, or life not worth living: no plan, a helpline or the emergency number now, and somebody beside.'

/** A plan with what to count at four weeks and what it means. */
export const plan = (
  id: string,
  when: Condition | undefined,
  note: string,
  gate: string,
  days: Plan['days'],
  counts: string,
  means: string,
): Plan => ({
  id,
  ...(when && { when }),
  note,
  gate,
  days,
  later: [piece(`later.${id}.count`, counts), piece(`later.${id}.means`, means)],
})

/** A plan that puts a person or a doctor first. */
export const heavyPlan = (...of: Parameters<typeof plan>): Plan => ({ ...plan(...of), heavy: true })
