import type { Pool } from 'pg'
import { vi } from 'vitest'

/** Returns the texts of the queries that some work sends. */
export async function queriesOf({ database }: { database: { pool: Pool } }, work: () => Promise<unknown>) {
  const query = vi.spyOn(database.pool, 'query')
  await work()
  const texts = query.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text)
  query.mockRestore()
  return texts
}
