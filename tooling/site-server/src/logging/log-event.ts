import { logLine, type LogFields } from '@shop/domain/text/log-line.ts'

/** Writes an event to the log, a line of JSON each. Nothing that visitors type belongs into it. */
export const logEvent = (event: string, fields?: LogFields) => console.error(logLine(new Date(), event, fields))

const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => line.trimStart().startsWith('at '))

/**
 * A failure in words for the log: what it is and where it came about. A message with an address in it is left out, and so
 * are the causes underneath: what visitors search for stands in addresses.
 */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown failure'
  const { name, message } = failure
  return [message.includes('/') ? name : `${name}: ${message}`, ...framesOf(failure)].join('\n')
}
