const dayMs = 24 * 60 * 60 * 1000

/** When the two mails about a week are due that were asked for at `now`: after seven days, and after twenty-eight. */
export const reminderDates = (now: Date): { weekAt: Date; monthAt: Date } => ({
  weekAt: new Date(now.getTime() + 7 * dayMs),
  monthAt: new Date(now.getTime() + 28 * dayMs),
})
