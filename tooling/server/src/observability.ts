import type { Metrics } from './metrics.ts'
import type { Values } from './settings/read-from-table.ts'
import type { sharedSettings } from './settings/shared-settings.ts'
import { recordSpans } from './spans.ts'

/** What is recorded about this server, besides its log. */
export interface ObservabilitySettings {
  /** The name of this server in traces. */
  service: string
  /** The port of the metrics. Undefined: none are recorded. */
  metricsPort: number | undefined
  metricsHost: string
  /** The share of traces that are sent to the collector. 0: none, and the library is not loaded. */
  traceRatio: number
}

/** Recording that has started. */
export interface Observability {
  metrics: Metrics | undefined
  stop: () => Promise<void>
}

/** Returns what a server's settings ask to be recorded. `service` names the server unless they do. */
export function readObservability(
  service: string,
  known: Values<(typeof sharedSettings)[number]>,
): ObservabilitySettings {
  const { METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT } = known
  return {
    service: known.OTEL_SERVICE_NAME || service,
    metricsPort: METRICS_PORT === '' ? undefined : Number(METRICS_PORT),
    metricsHost: METRICS_HOST,
    traceRatio: OTEL_EXPORTER_OTLP_ENDPOINT === '' ? 0 : Number(known.OTEL_TRACES_SAMPLER_ARG),
  }
}

/** Starts what the settings ask for. The libraries of what is off are not loaded. */
export async function startObservability({
  service,
  metricsPort,
  metricsHost,
  traceRatio,
}: ObservabilitySettings): Promise<Observability> {
  const closing: (() => Promise<unknown>)[] = []
  let metrics: Metrics | undefined
  if (metricsPort !== undefined) {
    const { createMetrics, serveMetrics } = await import('./metrics.ts')
    metrics = createMetrics()
    const server = await serveMetrics(metrics, { port: metricsPort, hostname: metricsHost })
    const { stop } = metrics
    closing.push(server.close, async () => stop())
  }
  if (traceRatio > 0) {
    const { createTracing } = await import('./tracing.ts')
    const tracing = createTracing({ service, ratio: traceRatio })
    recordSpans(tracing.startSpan)
    closing.push(async () => recordSpans(undefined), tracing.stop)
  }
  return {
    metrics,
    stop: async () => {
      await Promise.allSettled(closing.map((close) => close()))
    },
  }
}
