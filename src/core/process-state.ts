/**
 * State that exists once per process. The server in front (scripts/start/serve.ts) and the framework's bundles of
 * routes, instrumentation and proxy are separate copies of the same modules in one process, and development reloads a
 * module with every change: a variable of a module exists once per copy, this object once per process. Each thread has
 * its own.
 *
 * Modules declare the keys that they own beside their code, so that this file needs none of their types:
 * `declare module '@/core/process-state' { interface ProcessState { stopping?: boolean } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: its keys are declared by the modules that own them.
export interface ProcessState {}

const KEY = Symbol.for('mindglass.process-state')
const place = globalThis as typeof globalThis & { [KEY]?: ProcessState }
place[KEY] ??= {}

export const processState: ProcessState = place[KEY]
