import { currentTrace, runInTrace, type Trace } from './trace.ts'

/** The attributes of a span. Never personal data: routes instead of paths, hosts instead of addresses. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** `server` answers a request, `client` sends one, `internal` is neither. */
export type SpanKind = 'server' | 'client' | 'internal'

/** What a span is called once its work has ended. */
export interface SpanEnd {
  name?: string
  attributes?: SpanAttributes
  hasFailed?: boolean
}

/** A started span. */
export interface OpenSpan {
  trace: Trace
  end: (end: SpanEnd) => void
}

/** Starts a span of a tracing library below the current trace. */
export type StartSpan = (name: string, kind: SpanKind, parent: Trace | undefined) => OpenSpan

let startSpan: StartSpan | undefined

/** Records the spans of this process from now on. Undefined ends this. */
export function recordSpans(start: StartSpan | undefined): void {
  startSpan = start
}

/**
 * Runs work as a span of the current trace. Costs one function call unless spans are recorded. `describe` names the span by
 * the work's result.
 */
export async function withSpan<Result>(
  name: string,
  kind: SpanKind,
  work: () => Promise<Result>,
  describe?: (result: Result) => SpanEnd,
): Promise<Result> {
  if (!startSpan) return work()
  const span = startSpan(name, kind, currentTrace())
  try {
    const result = await runInTrace(span.trace, work)
    span.end(describe?.(result) ?? {})
    return result
  } catch (failure) {
    span.end({ hasFailed: true })
    throw failure
  }
}
