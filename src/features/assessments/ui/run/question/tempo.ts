/** A double tap on the last question must not answer the next one: an answer this soon after it appeared is ignored. */
export const tooSoonMs = 150

/** Before the test moves on by itself: long enough to see what was chosen, short enough not to wait for. */
export const showChosenMs = 180
