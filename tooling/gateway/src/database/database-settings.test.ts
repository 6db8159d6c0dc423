import { describe, expect, it } from 'vitest'
import { readDatabaseSettings } from './database-settings.ts'

describe('readDatabaseSettings', () => {
  it.each(['production', 'staging', 'test'])('[OP-98] takes no database by default in %s', (SITE_ENV) => {
    expect(() => readDatabaseSettings({ SITE_ENV })).toThrow('DATABASE_URL is missing.')
    const DATABASE_URL = 'postgresql://db.example/shop?sslmode=verify-full'
    expect(readDatabaseSettings({ SITE_ENV, DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseOwnerUrl: DATABASE_URL,
    })
  })

  it('takes the database that comes along on a developer’s machine alone', () => {
    expect(readDatabaseSettings({ SITE_ENV: 'local' })).toMatchObject({ databaseUrl: '' })
    for (const SITE_ENV of [undefined, '', 'unheard-of'])
      expect(() => readDatabaseSettings({ SITE_ENV })).toThrow('SITE_ENV must be one of')
  })
})
