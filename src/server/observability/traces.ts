import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { env } from '@/env'
import { currentRequestId } from './requests/request-id'
import { routeOf } from './requests/routes'

/** Attributes that a span may keep. The framework also records addresses, which hold keys. */
const TOLD: ReadonlySet<string> = new Set([
  ...['http.method', 'http.request.method', 'http.status_code', 'http.response.status_code'],
  ...['http.route', 'next.route', 'next.span_type', 'mindglass.request'],
])

/** Returns the route template for a route of the framework (`/[lng]/tests`) or for a request path. */
const pattern = (path: string): string => routeOf(path.replace(/^\/\[lng\](?=\/|$)/, '') || '/').template

const withoutAddresses = (text: string): string =>
  text.replace(/\w+:\/\/\S+/g, '…').replace(/(?<![\w.…])\/\S*/g, pattern)

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

function clean(span: ReadableSpan): void {
  const open = span as Mutable<ReadableSpan>
  open.name = withoutAddresses(span.name)
  for (const [name, value] of Object.entries(span.attributes)) {
    if (!TOLD.has(name)) delete span.attributes[name]
    else if (typeof value === 'string') span.attributes[name] = withoutAddresses(value)
  }
  // Error messages are removed: the log has them, under the id of the request.
  open.events = []
  open.status = { code: span.status.code }
}

/** Passes spans on without any data that leads to a person. */
const cleaned = (inner: SpanProcessor): SpanProcessor => ({
  onStart: (span: Span, context) => {
    const request = currentRequestId()
    if (request !== undefined) span.setAttribute('mindglass.request', request)
    inner.onStart(span, context)
  },
  onEnd: (span) => {
    clean(span)
    inner.onEnd(span)
  },
  forceFlush: () => inner.forceFlush(),
  shutdown: () => inner.shutdown(),
})

/** Names the sender of the spans. */
const attributes = { 'service.name': 'mindglass' }
const resource = {
  attributes,
  getRawAttributes: () => Object.entries(attributes) as [string, string][],
  merge: () => resource,
}

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT; without it no library is loaded.
 * @returns a function that sends the remaining traces and stops, or null
 */
export async function startTraces(): Promise<(() => Promise<void>) | null> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return null
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({ resource, spanProcessors: [cleaned(new BatchSpanProcessor(exporter))] })
  provider.register()
  const stop = () => provider.shutdown()
  process.once('SIGTERM', () => void stop().catch(() => {}))
  return stop
}
