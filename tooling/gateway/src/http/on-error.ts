import { currentTrace, errorNumberOf } from '@shop/server/trace.ts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseTimeout, isDatabaseUnavailable } from '../database/database-failure.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { errorCode } from '../failures/error-code.ts'
import { logEvent } from '../failures/log-event.ts'
import { clientAddress } from './client-address.ts'
import { Refusal, serviceUnavailable } from './refusal.ts'
import { routeOf } from './route-of.ts'

/** The log events for refusals that may be an attack, by error code. */
const SECURITY_EVENTS: ReadonlyMap<string, string> = new Map([
  ['invalid-login-or-password', 'login-failed'],
  ['too-many-attempts', 'throttled'],
])

/**
 * Turns any thrown value into the gateway's error answer. Logs unexpected failures and security events. An answer of 500 or
 * above has the number that finds its line in the log.
 */
export function onError(failure: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store')
  const refusal = refusalFor(failure)
  const event = SECURITY_EVENTS.get(refusal.errorCodes[0])
  if (refusal.status === 500) logEvent('call-failed', { ...callOf(c), failure: describeFailure(failure, true) })
  else if (refusal.status > 500)
    logEvent('call-unavailable', { ...callOf(c), status: refusal.status, because: reasonOf(failure, refusal) })
  else if (event) logEvent(event, { ...callOf(c), address: clientAddress(c) })
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  return c.json({ ...refusal.body, ...numbered(refusal) }, refusal.status)
}

const callOf = (c: Context) => ({ method: c.req.method, route: routeOf(c) })

function numbered({ status }: Refusal) {
  const trace = status >= 500 ? currentTrace() : undefined
  return trace && { errorNumber: errorNumberOf(trace) }
}

const reasonOf = (failure: Error, { errorCodes }: Refusal) =>
  failure instanceof Refusal ? errorCodes[0] : describeFailure(failure)

function refusalFor(failure: Error): Refusal {
  if (failure instanceof Refusal) return failure
  // Closes the connection, because the rest of a body that is too large is never read.
  if (failure instanceof HTTPException && failure.status === 413)
    return new Refusal(413, ['too-large'], { Connection: 'close' })
  if (isCallerGone(failure)) return new Refusal(408, ['timeout'])
  if (isDatabaseUnavailable(failure) || isDatabaseTimeout(failure)) return serviceUnavailable()
  return new Refusal(500, ['internal-error'])
}

/** True if the caller closed the connection before its body had arrived. Only the message tells it from the database's. */
const isCallerGone = (failure: Error) => failure.message === 'aborted' && errorCode(failure) === 'ECONNRESET'
