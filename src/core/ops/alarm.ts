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

/** The condition has begun, has grown since the last alarm, or has ended. */
export type AlarmState = 'begins' | 'more' | 'over'
