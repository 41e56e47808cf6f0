/** What the server called the last request of this page, as its answer's `Server-Timing` says; undefined if it did not. */
export function requestNumber(): string | undefined {
  if (typeof performance === 'undefined' || !performance.getEntriesByType) return undefined
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return (entries as PerformanceResourceTiming[])
    .filter(({ serverTiming }) => serverTiming?.some(({ name }) => name === 'request'))
    .sort((a, b) => a.startTime - b.startTime)
    .at(-1)
    ?.serverTiming.find(({ name }) => name === 'request')?.description
}
