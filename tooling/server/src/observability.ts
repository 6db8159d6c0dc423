import type { Metrics } from './metrics.ts'
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

const EXPECTED_PORT = 'METRICS_PORT must be a port from 1 to 65535.'
const EXPECTED_RATIO = 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'
const EXPECTED_ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318.'

/** Reads the settings from environment variables. Throws a readable error for a wrong value. */
export function readObservability(
  service: string,
  environment: Readonly<Record<string, string | undefined>>,
): ObservabilitySettings {
  const { METRICS_PORT = '', METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT = '' } = environment
  const port = Number(METRICS_PORT)
  if (METRICS_PORT !== '' && !(Number.isInteger(port) && port > 0 && port < 65_536)) throw new Error(EXPECTED_PORT)
  const ratio = Number(environment['OTEL_TRACES_SAMPLER_ARG'] || '1')
  if (!(ratio >= 0 && ratio <= 1)) throw new Error(EXPECTED_RATIO)
  const isTraced = OTEL_EXPORTER_OTLP_ENDPOINT !== ''
  if (isTraced && !/^https?:$/.test(URL.parse(OTEL_EXPORTER_OTLP_ENDPOINT)?.protocol ?? ''))
    throw new Error(EXPECTED_ENDPOINT)
  return {
    service: environment['OTEL_SERVICE_NAME'] || service,
    metricsPort: METRICS_PORT === '' ? undefined : port,
    metricsHost: METRICS_HOST || '127.0.0.1',
    traceRatio: isTraced ? ratio : 0,
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
