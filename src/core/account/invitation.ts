/** Days in which an invitation can be answered. */
export const invitationDays = 30
