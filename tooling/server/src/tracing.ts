import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, trace as traceApi, TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { StartSpan } from './spans.ts'
import { newSpanId, type Trace } from './trace.ts'

const KINDS = { server: Kind.SERVER, client: Kind.CLIENT, internal: Kind.INTERNAL } as const

// Bounds the memory of spans that the collector does not take.
const MAX_WAITING_SPANS = 2048

export interface TracingOptions {
  /** The name of this server in the traces. */
  service: string
  /** The share of traces that are recorded, from 0 to 1. Servers with the same ratio record the same traces. */
  ratio: number
  exporter?: SpanExporter
}

/**
 * Creates the spans of this process with OpenTelemetry. The exporter reads its address from `OTEL_EXPORTER_OTLP_ENDPOINT`.
 * Loaded only if tracing is on.
 */
export function createTracing({ service, ratio, exporter = new OTLPTraceExporter() }: TracingOptions) {
  // The library asks for the id of a new trace while `startSpan` runs.
  let rootTraceId = ''
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    idGenerator: { generateTraceId: () => rootTraceId, generateSpanId: newSpanId },
    spanLimits: { attributeCountLimit: 16, attributeValueLengthLimit: 200, eventCountLimit: 0 },
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: MAX_WAITING_SPANS })],
  })
  const tracer = provider.getTracer('shop')

  const startSpan: StartSpan = (name, kind, parent) => {
    rootTraceId = parent?.traceId ?? newSpanId() + newSpanId()
    const span = tracer.startSpan(name, { kind: KINDS[kind] }, contextOf(parent))
    const { traceId, spanId, traceFlags } = span.spanContext()
    const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0
    return {
      trace: { traceId, spanId, isSampled, isRoot: false },
      end: ({ name: endName, attributes = {}, hasFailed = false }) => {
        if (endName) span.updateName(endName)
        span.setAttributes(attributes)
        // Without a message, which could contain what visitors type.
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return { startSpan, stop: () => provider.shutdown() }
}

/** A trace that starts here has no span before it. */
function contextOf(parent: Trace | undefined) {
  if (!parent || parent.isRoot) return ROOT_CONTEXT
  const { traceId, spanId, isSampled } = parent
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return traceApi.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
