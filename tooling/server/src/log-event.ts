import { logLine, type LogFields } from '@shop/domain/text/log-line.ts'
import { currentTrace, errorNumberOf } from './trace.ts'

type EventListener = (event: string) => void

const listeners = new Set<EventListener>()

/**
 * Writes an event to the log as a line of JSON, with the running trace's id and error number. Never pass what visitors type.
 */
export function logEvent(event: string, fields?: LogFields): void {
  const trace = currentTrace()
  const traced = trace && { trace: trace.traceId, number: errorNumberOf(trace) }
  console.error(logLine(new Date(), event, { ...fields, ...traced }))
  for (const listener of listeners) listener(event)
}

/** Calls a listener with the name of every event. Returns a function that ends this. */
export function onLogEvent(listener: EventListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
