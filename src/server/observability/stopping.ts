import { processState } from '@/core/process-state'

declare module '@/core/process-state' {
  interface ProcessState {
    /** Said by the server in front, read by a route of the framework. */
    isStopping?: boolean
  }
}

/** This process was asked to end and takes nothing new in a moment. */
export function announceStop(): void {
  processState.isStopping = true
}

export const isStopping = (): boolean => processState.isStopping === true
