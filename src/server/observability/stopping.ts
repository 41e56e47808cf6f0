import { processState } from '@/core/process-state'

declare module '@/core/process-state' {
  interface ProcessState {
    /** Set by the server in front, read by a route of the framework. */
    isStopping?: boolean
  }
}

/** Announces that this process was asked to end and will accept no new requests in a moment. */
export function announceStop(): void {
  processState.isStopping = true
}

export const isStopping = (): boolean => processState.isStopping === true
