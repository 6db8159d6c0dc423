import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { retentionHealth } from '../database/retention-steps.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

/** The health checks of a load balancer and of alerts. */
export function createHealthRoutes(db: Database) {
  return (
    new Hono()
      .get('/live', (c) => c.json({ status: 'live' }, 200, NO_STORE))
      .get('/ready', async (c) => {
        await db.execute(sql`select 1`)
        return c.json({ status: 'ready' }, 200, NO_STORE)
      })
      // Separate from `/ready`: a failed step is an alarm, but the gateway can still serve calls.
      .get('/retention', async (c) => {
        const { isFailing, steps } = await retentionHealth(db)
        return c.json({ status: isFailing ? 'failing' : 'ok', steps }, isFailing ? 503 : 200, NO_STORE)
      })
  )
}
