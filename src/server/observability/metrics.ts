import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { processState } from '@/core/process-state'
import { getBuildId } from './build-id'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates all metrics for the operator; no label ever holds an id, an address or a key. */
function create() {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor and the lag of the event loop.
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'mindglass_build_info',
    help: 'Always 1; the build is the label',
    labelNames: ['id'],
    registers,
  }).set({ id: getBuildId() }, 1)
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name: `mindglass_${name}`, help, labelNames, registers })
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `mindglass_${name}`, help, labelNames, registers })
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Histogram({ name: `mindglass_${name}`, help, labelNames, buckets: SECONDS, registers })
  return {
    registry,
    requests: counter('http_requests_total', 'Answers by kind of route, method and status', [
      'kind',
      'method',
      'status',
    ]),
    requestSeconds: histogram('http_request_seconds', 'Seconds from a request to the end of its answer', ['kind']),
    refusals: counter('refusals_total', 'Procedures refused, by code', ['code']),
    jobs: counter('outbox_jobs_total', 'Runs of outbox jobs by topic and outcome', ['topic', 'outcome']),
    webhooks: counter('webhooks_total', 'Deliveries of the payment provider by result', ['result']),
    querySeconds: histogram('db_query_seconds', 'Seconds that a statement took, waiting for it included'),
    queriesSlow: counter('db_slow_queries_total', 'Statements slower than DB_SLOW_MS', []),
    taskFailures: counter('task_failures_total', 'Background tasks that broke off', ['task']),
    outboxWaiting: gauge('outbox_waiting', 'Jobs not done yet whose time has come'),
    outboxStuck: gauge('outbox_stuck', 'Jobs not done yet after five tries'),
    outboxFailed: gauge('outbox_failed', 'Jobs given up'),
    outboxOldestSeconds: gauge('outbox_oldest_seconds', 'How long the oldest job that is due has been waiting'),
    orders: gauge('orders', 'Orders by state', ['status']),
    webhookLast: gauge('webhook_last_timestamp_seconds', 'When the provider last delivered an event; 0 if never'),
    pool: gauge('db_pool', 'Connections to the database by state', ['state']),
    clockSkewSeconds: gauge('clock_skew_seconds', 'Clock of this machine minus clock of the database'),
    alarms: gauge('alarms', 'Alarms that last', ['kind']),
  }
}

type Metrics = ReturnType<typeof create>

declare module '@/core/process-state' {
  interface ProcessState {
    /** One registry that the server in front and the framework's bundles share. */
    metrics?: Metrics
  }
}

export function metrics(): Metrics {
  processState.metrics ??= create()
  return processState.metrics
}
