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

/**
 * Seconds after which an alarm that has not been seen again is over; a process sees what happened to it within the last
 * ten minutes.
 */
export const ALARM_OVER_SECONDS = 600

/** State of an alarm: it has begun, it has grown since the last message, or it has ended. */
export type AlarmState = 'begins' | 'more' | 'over'
