import { expect, it } from 'vitest'
import { readDatabaseSettings } from './database-settings.ts'

it.each(['production', 'staging', 'test', 'unheard-of'])('takes no database by default in %s', (SITE_ENV) => {
  expect(() => readDatabaseSettings({ SITE_ENV })).toThrow('DATABASE_URL must be set unless SITE_ENV is local.')
  const DATABASE_URL = 'postgresql://db.example/shop'
  expect(readDatabaseSettings({ SITE_ENV, DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL })
})

it.each([undefined, 'local'])('lets an operator work on the database that comes along (SITE_ENV: %s)', (SITE_ENV) => {
  expect(readDatabaseSettings({ SITE_ENV })).toMatchObject({ databaseUrl: '' })
})
