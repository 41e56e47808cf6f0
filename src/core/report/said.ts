import type { Help } from '../psychometrics/instrument'

/** Something about one's circumstances or a part; `calls`: help stands first because of it. */
interface Note {
  calls: boolean
}
interface Talk extends Note {
  /** It can wait until it is asked for. */
  light: boolean
}

/** Notes on circumstances that are still to be said: the soft form of help has said already what it is there for. */
export const notesOf = <N extends Note>({ help, context }: { help: Help; context: readonly N[] }): readonly N[] =>
  help === 'soft' ? context.filter(({ calls }) => !calls) : context

/** When to talk to someone, without what the soft form of help has said already: what weighs, and what can wait. */
export function talkOf<T extends Talk>({ help, talk }: { help: Help; talk: readonly T[] }): { open: T[]; light: T[] } {
  const left = help === 'soft' ? talk.filter(({ calls }) => !calls) : talk
  return { open: left.filter(({ light }) => !light), light: left.filter(({ light }) => light) }
}
