import { InMemorySpanExporter } from '@opentelemetry/sdk-trace'
import { afterEach, describe, expect, it } from 'vitest'
import { recordSpans, withSpan } from './spans.ts'
import { createTrace, currentTrace, runInTrace, traceparentOf } from './trace.ts'
import { createTracedFetch, type OutgoingRequest } from './traced-fetch.ts'
import { createTracing } from './tracing.ts'

/** Records the spans of some work. */
async function spansOf(work: () => Promise<unknown>, ratio = 1) {
  const exporter = new InMemorySpanExporter()
  // Spans are kept until the exporter is reset, so it must not be shut down before they are read.
  exporter.shutdown = () => Promise.resolve()
  const { startSpan, stop } = createTracing({ service: 'test', ratio, exporter })
  recordSpans(startSpan)
  await work()
  await stop()
  return exporter.getFinishedSpans()
}

describe('createTracing', () => {
  afterEach(() => recordSpans(undefined))

  it('connects a call with the requests that it sends, in the trace of its log lines', async () => {
    const trace = createTrace()
    let sent: string | null | undefined
    const send: typeof fetch = async (_input, init) => {
      sent = new Headers(init?.headers).get('traceparent')
      return new Response(null, { status: 502 })
    }
    const reported: OutgoingRequest[] = []
    const fetchTraced = createTracedFetch(send, (request) => void reported.push(request))
    const spans = await spansOf(() =>
      runInTrace(trace, () =>
        withSpan(
          'call',
          'server',
          () => fetchTraced('https://provider.example/v1/payments/p-1?email=inger'),
          () => ({
            name: 'POST /pay',
          }),
        ),
      ),
    )
    const [request, call] = spans
    expect(call).toMatchObject({ name: 'POST /pay' })
    expect(call?.spanContext().traceId).toBe(trace.traceId)
    expect(call?.parentSpanContext).toBeUndefined()
    expect(request?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId)
    expect(sent).toBe(`00-${trace.traceId}-${request?.spanContext().spanId}-01`)
    expect(request).toMatchObject({
      name: 'request provider.example',
      attributes: { 'server.address': 'provider.example', 'http.response.status_code': 502 },
      status: { code: 2 },
    })
    expect(reported).toMatchObject([{ host: 'provider.example', status: 502 }])
  })

  it('records a failed request without its message', async () => {
    const fetchTraced = createTracedFetch(() => Promise.reject(new TypeError('https://provider.example/inger')))
    const spans = await spansOf(() => fetchTraced('https://provider.example/inger').catch(() => undefined))
    expect(spans).toHaveLength(1)
    expect(spans[0]?.status).toEqual({ code: 2 })
    expect(JSON.stringify([spans[0]?.attributes, spans[0]?.events])).not.toContain('inger')
  })

  it('continues the trace of another server, and records none above its share', async () => {
    const parent = createTrace(() => '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')
    const work = () => runInTrace(parent, () => withSpan('call', 'server', async () => currentTrace()))
    const [span] = await spansOf(work)
    expect(span?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
    let inside: ReturnType<typeof currentTrace>
    expect(
      await spansOf(async () => {
        inside = await work()
      }, 0),
    ).toEqual([])
    expect(traceparentOf(inside!)).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-.{16}-00$/)
  })

  it('costs no span while nothing is recorded', async () => {
    expect(await withSpan('call', 'server', async () => currentTrace())).toBeUndefined()
  })
})
