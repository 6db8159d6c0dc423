import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { listen } from './listen.ts'
import { onLogEvent } from './log-event.ts'
import type { OutgoingRequest } from './traced-fetch.ts'

/** One answered request. */
export interface AnsweredRequest {
  method: string
  /** The pattern of the route, never the path: each value is a series that Prometheus keeps. */
  route: string
  /** True for the calls of a purchase, by which the alerts count. */
  isPurchase?: boolean
  status: number
  seconds: number
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

// Event names are constants of the code. The bound guards against one that is not.
const MAX_EVENTS = 200

/**
 * The metrics that both servers have: their requests, their requests to other services, their log events and their process.
 * Loaded only if a metrics port is set.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests, until the headers of the answer.',
    labelNames: ['method', 'route', 'status', 'purchase'],
    buckets: SECONDS,
    registers,
  })
  const outgoing = new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Requests to other services. The status is none if no answer arrived.',
    labelNames: ['host', 'status'],
    buckets: SECONDS,
    registers,
  })
  const events = new Counter({
    name: 'log_events_total',
    help: 'Lines of the log, by the name of the event.',
    labelNames: ['event'],
    registers,
  })
  addProcessMetrics(registry)

  const known = new Set<string>()
  const stopCounting = onLogEvent((event) => {
    if (known.size < MAX_EVENTS) known.add(event)
    events.inc({ event: known.has(event) ? event : 'other' })
  })

  return {
    registry,
    answered: ({ method, route, isPurchase, status, seconds }: AnsweredRequest) => {
      const labels = { method: METHODS.has(method) ? method : 'other', route, status: classOf(status) }
      requests.observe({ ...labels, ...(isPurchase && { purchase: 'true' }) }, seconds)
    },
    sent: ({ host, status, seconds }: OutgoingRequest) => outgoing.observe({ host, status: classOf(status) }, seconds),
    stop: stopCounting,
  }
}
export type Metrics = ReturnType<typeof createMetrics>

const CLASSES = ['none', '1xx', '2xx', '3xx', '4xx', '5xx']
const classOf = (status: number) => CLASSES[Math.floor(status / 100)] ?? 'other'

/** The process under the names that boards for Node and Prometheus expect. */
function addProcessMetrics(registry: Registry) {
  let used = 0
  void new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage()
      this.inc((user + system) / 1e6 - used)
      used = (user + system) / 1e6
    },
  })
  let before = performance.eventLoopUtilization()
  const gauge = (name: string, help: string, read: () => number) => addGauge(registry, name, help, read)
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  gauge('process_start_time_seconds', 'Start of the process.', () => Math.floor(performance.timeOrigin / 1000))
  gauge(
    'nodejs_eventloop_utilization',
    'Share of the time since the last reading in which the event loop was busy.',
    () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
  )
}

/** Adds a number that is read when Prometheus asks. */
export function addGauge(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  void new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read())
    },
  })
}

/** Serves the metrics on a port of their own, which the balancer does not forward. */
export function serveMetrics({ registry }: Pick<Metrics, 'registry'>, address: { port: number; hostname: string }) {
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('Not found', { status: 404 })
    return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } })
  }
  return listen({ ...address, fetch: answer, portVariable: 'METRICS_PORT' })
}
