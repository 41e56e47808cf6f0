/**
 * Time in ms after a question appears in which an answer is ignored: a double tap on one question must not answer the
 * next.
 */
export const doubleTapGuardMs = 150

/** Time in ms before the test goes on by itself: long enough to see the chosen answer, short enough not to wait for. */
export const autoAdvanceMs = 180
