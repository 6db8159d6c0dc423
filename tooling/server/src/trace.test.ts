import { setImmediate as nextTask } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { logEvent, onLogEvent } from './log-event.ts'
import { createTrace, currentTrace, errorNumberOf, runInTrace, traceparentOf } from './trace.ts'

const HEADER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

describe('createTrace', () => {
  it('continues the trace of a caller', () => {
    const trace = createTrace(() => HEADER)
    expect(trace).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', isSampled: true, isRoot: false })
    expect(traceparentOf(trace)).toBe(HEADER)
  })

  it.each([
    undefined,
    '',
    'inger@example.com',
    `${HEADER}-more`,
    HEADER.toUpperCase(),
    HEADER.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)),
    HEADER.replace('00f067aa0ba902b7', '0'.repeat(16)),
    HEADER.replace(/^00/, 'ff'),
  ])('starts a new trace instead of taking %o', (header) => {
    const trace = createTrace(() => header)
    expect(traceparentOf(trace)).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
    expect(traceparentOf(trace)).not.toContain('4bf92f3577b34da6a3ce929d0e0e4736')
    expect(trace.isRoot).toBe(true)
  })

  it('reads the caller’s header only when the trace is needed, and once', () => {
    const read = vi.fn<() => string>(() => HEADER)
    const trace = createTrace(read)
    expect(read).not.toHaveBeenCalled()
    expect(trace.traceId + trace.spanId).toBe(createTrace(() => HEADER).traceId + '00f067aa0ba902b7')
    expect(read).toHaveBeenCalledOnce()
  })

  it('gives every trace an error number of nine digits, the same on every server', () => {
    expect(errorNumberOf(createTrace(() => HEADER))).toBe(
      errorNumberOf(createTrace(() => HEADER.replace(/-01$/, '-00'))),
    )
    const numbers = Array.from({ length: 2000 }, () => errorNumberOf(createTrace()))
    for (const number of numbers) expect(number).toMatch(/^\d{9}$/)
    expect(new Set(numbers).size).toBeGreaterThan(1990)
  })

  it('writes trace and number into every line of a request, and of nothing else', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const events: string[] = []
    const stop = onLogEvent((event) => void events.push(event))
    const trace = createTrace(() => HEADER)
    await runInTrace(trace, async () => {
      await nextTask()
      logEvent('inside', { status: 503 })
    })
    logEvent('outside')
    stop()
    logEvent('unheard')
    const [inside, outside] = lines.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    lines.mockRestore()
    expect(inside).toMatchObject({ event: 'inside', status: 503, trace: trace.traceId, number: errorNumberOf(trace) })
    expect(Object.keys(outside ?? {})).toEqual(['time', 'event'])
    expect(events).toEqual(['inside', 'outside'])
    expect(currentTrace()).toBeUndefined()
  })
})
