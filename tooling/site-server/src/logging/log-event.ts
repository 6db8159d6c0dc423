export { logEvent } from '@shop/server/log-event.ts'

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

/** Returns the code of a failed connection, such as `ECONNREFUSED`. Its message contains the address that was called. */
export function failureCode(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown failure'
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name
}
