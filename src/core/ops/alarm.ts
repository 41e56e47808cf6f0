/** Alarms for the operator; docs/watching.md explains what each one means and what to do. */
export type AlarmKind =
  | 'backlog'
  | 'books'
  | 'clock'
  | 'dispute'
  | 'errors'
  | 'held'
  | 'job'
  | 'log'
  | 'mail'
  | 'refund'
  | 'shortage'
  | 'task'
  | 'webhook'

/** Alarms about the site itself. The others are about what waits in a list of the console anyway. */
export const siteAlarms = [
  'shortage',
  'errors',
  'webhook',
  'backlog',
  'job',
  'task',
  'log',
  'clock',
] as const satisfies readonly AlarmKind[]

/** Something that has not been seen for so long is over; processes see what happened to them in ten minutes. */
export const OVER_SECONDS = 600

/** It has begun, there is more of it than was told, or it has ended. */
export type AlarmState = 'begins' | 'more' | 'over'
