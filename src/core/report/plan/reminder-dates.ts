import { DAY_MS } from '../../time'

/**
 * Returns the dates of the two mails about a week that were requested at `now`: after seven days, and after
 * twenty-eight.
 */
export const reminderDates = (now: Date): { weekAt: Date; monthAt: Date } => ({
  weekAt: new Date(now.getTime() + 7 * DAY_MS),
  monthAt: new Date(now.getTime() + 28 * DAY_MS),
})
