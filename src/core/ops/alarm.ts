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

/** It has begun, there is more of it than was told, or it has ended. */
export type AlarmState = 'begins' | 'more' | 'over'
