import { logLine, type LogFields } from '@shop/domain/text/log-line.ts'

/** Writes an event to the log as a line of JSON. Never log what visitors type. */
export const logEvent = (event: string, fields?: LogFields) => console.error(logLine(new Date(), event, fields))

const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => line.trimStart().startsWith('at '))

/**
 * Describes an error for the log: name, message and stack. Leaves out messages that contain an address, and all causes,
 * because addresses contain what visitors search for.
 */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown failure'
  const { name, message } = failure
  return [message.includes('/') ? name : `${name}: ${message}`, ...framesOf(failure)].join('\n')
}
