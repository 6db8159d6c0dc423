import { DrizzleQueryError } from 'drizzle-orm'
import { getDotPath, isValiError } from 'valibot'
import { errorCode } from './error-code.ts'

const framesOf = (failure: Error) =>
  failure.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []

const MAX_LENGTH = 1000

const ADDRESSES = /(?:"[^"]*"|[^\s<>"',;:()]+)@[^\s<>"',;:()]+/g

/**
 * Describes a failure for the log. Messages of failed queries contain their parameters, such as names, addresses or tokens.
 * For those only the database's error code and the place in our code are logged. Mail servers repeat the recipient's address,
 * and messages about an unreadable answer contain parts of it. Both are left out.
 */
export function describeFailure(failure: unknown, withPlace = false): string {
  if (!(failure instanceof Error)) return 'unknown failure'
  const what = describe(failure)
  return withPlace ? [what, ...framesOf(failure)].join('\n') : what
}

function describe(failure: Error): string {
  if (failure instanceof DrizzleQueryError) return `query failed (${errorCode(failure.cause)})`
  if (isValiError(failure))
    return `${failure.name}: ${failure.issues.map((issue) => getDotPath(issue) ?? 'all').join(', ')}`
  return `${failure.name}: ${failure.message.slice(0, MAX_LENGTH).replaceAll(ADDRESSES, '…')}`
}
