import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { isDatabaseTimeout, isDatabaseUnavailable } from '../database/database-failure.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { clientAddress } from './client-address.ts'
import { Refusal, serviceUnavailable } from './refusal.ts'

/** The log events for refusals that may be an attack, by error code. */
const SECURITY_EVENTS: ReadonlyMap<string, string> = new Map([
  ['invalid-login-or-password', 'login-failed'],
  ['too-many-attempts', 'throttled'],
])

/** Turns any thrown value into the gateway's error answer. Logs unexpected failures and security events. */
export function onError(failure: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store')
  const refusal = refusalFor(failure)
  const event = SECURITY_EVENTS.get(refusal.errorCodes[0])
  if (refusal.status === 500) logEvent('call-failed', { ...callOf(c), failure: describeFailure(failure, true) })
  else if (event) logEvent(event, { ...callOf(c), address: clientAddress(c) })
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  return c.json(refusal.body, refusal.status)
}

/** Names the call by its route's pattern, because paths contain ids and text that visitors type. */
function callOf(c: Context) {
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path
  return { method: c.req.method, route }
}

function refusalFor(failure: Error): Refusal {
  if (failure instanceof Refusal) return failure
  // Closes the connection, because the rest of a body that is too large is never read.
  if (failure instanceof HTTPException && failure.status === 413)
    return new Refusal(413, ['too-large'], { Connection: 'close' })
  if (isDatabaseUnavailable(failure) || isDatabaseTimeout(failure)) return serviceUnavailable()
  return new Refusal(500, ['internal-error'])
}
