import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseUnavailable } from '../database/database-failure.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { Refusal, serviceUnavailable } from './refusal.ts'

/** Turns whatever was thrown into the one shape of errors; only unexpected failures reach the log, without any request data. */
export function onError(failure: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store')
  const refusal = refusalFor(failure)
  if (refusal.status === 500)
    console.error(
      `${c.req.method} ${c.req.path.replaceAll(/[^/]*\d[^/]*/g, '…')} failed:`,
      describeFailure(failure, true),
    )
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  return c.json(refusal.body, refusal.status)
}

function refusalFor(failure: Error): Refusal {
  if (failure instanceof Refusal) return failure
  // Closed, as the rest of what was too much is never read.
  if (failure instanceof HTTPException && failure.status === 413)
    return new Refusal(413, ['too-large'], { Connection: 'close' })
  if (isDatabaseUnavailable(failure)) return serviceUnavailable()
  return new Refusal(500, ['internal-error'])
}
