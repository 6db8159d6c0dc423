import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { isDatabaseTimeout, isDatabaseUnavailable } from '../database/database-failure.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { clientAddress } from './client-address.ts'
import { Refusal, serviceUnavailable } from './refusal.ts'

/** Refusals that whoever watches over the shops wants to see, by their code: somebody may be guessing. */
const SECURITY_EVENTS: ReadonlyMap<string, string> = new Map([
  ['invalid-login-or-password', 'login-failed'],
  ['too-many-attempts', 'throttled'],
])

/** Turns whatever was thrown into the one shape of errors; unexpected failures and what concerns security reach the log. */
export function onError(failure: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store')
  const refusal = refusalFor(failure)
  const event = SECURITY_EVENTS.get(refusal.errorCodes[0])
  if (refusal.status === 500) logEvent('call-failed', { ...callOf(c), failure: describeFailure(failure, true) })
  else if (event) logEvent(event, { ...callOf(c), address: clientAddress(c) })
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  return c.json(refusal.body, refusal.status)
}

/** Which call it was, by the pattern of its route: paths carry ids and what visitors type. */
function callOf(c: Context) {
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path
  return { method: c.req.method, route }
}

function refusalFor(failure: Error): Refusal {
  if (failure instanceof Refusal) return failure
  // Closed, as the rest of what was too much is never read.
  if (failure instanceof HTTPException && failure.status === 413)
    return new Refusal(413, ['too-large'], { Connection: 'close' })
  if (isDatabaseUnavailable(failure) || isDatabaseTimeout(failure)) return serviceUnavailable()
  return new Refusal(500, ['internal-error'])
}
