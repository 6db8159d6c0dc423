import type { SiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'

/** The deployment that the database belongs to. One row, written by its first gateway. */
export const deployment = pgTable(
  'deployment',
  {
    id: smallint('id').primaryKey().default(1),
    environment: text('environment').$type<SiteEnvironment>().notNull(),
    /** Names the gateway's secret without revealing it. */
    secretKeyId: text('secret_key_id').notNull(),
    /** By payment provider its mode and merchant account, such as `live HearingShop`. */
    accounts: jsonb('accounts').$type<Readonly<Record<string, string>>>().notNull(),
    claimedAt: now('claimed_at'),
    /** When an operator last gave the database to this deployment. */
    adoptedAt: timestampWithZone('adopted_at'),
  },
  (table) => [check('deployment_one_row', sql`${table.id} = 1`)],
)
