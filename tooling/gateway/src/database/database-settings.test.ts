import { expect, it } from 'vitest'
import { readDatabaseSettings } from './database-settings.ts'

it.each(['production', 'staging', 'test'])('takes no database by default in %s', (SITE_ENV) => {
  expect(() => readDatabaseSettings({ SITE_ENV })).toThrow('DATABASE_URL must be set unless SITE_ENV is local.')
  const DATABASE_URL = 'postgresql://db.example/shop?sslmode=verify-full'
  expect(readDatabaseSettings({ SITE_ENV, DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL })
})

it('takes the database that comes along on a developer’s machine alone', () => {
  expect(readDatabaseSettings({ SITE_ENV: 'local' })).toMatchObject({ databaseUrl: '' })
  for (const SITE_ENV of [undefined, '', 'unheard-of'])
    expect(() => readDatabaseSettings({ SITE_ENV })).toThrow('SITE_ENV must be one of')
})

const TLS = 'must end with ?sslmode=verify-full'

it.each([
  'postgres://db.example/shop',
  'postgres://db.example/shop?sslmode=require',
  'postgres://db.example/shop?sslmode=no-verify',
  'postgres://db.example/shop?sslmode=verify-full&sslmode=disable',
  'postgres://db.example/shop?sslmode=verify-full&ssl=0',
  'postgres://127.0.0.1/shop?host=db.example',
  'postgres://127.0.0.1/shop?hostaddr=10.0.0.7',
  'postgres://127.0.0.1.db.example/shop',
  'postgres:///shop?host=db.example',
])('does not send customers’ data unencrypted or to an unchecked server: %s', (url) => {
  expect(() => readDatabaseSettings({ SITE_ENV: 'production', DATABASE_URL: url })).toThrow(`DATABASE_URL ${TLS}`)
  const owner = { DATABASE_URL: 'postgres://127.0.0.1/shop', DATABASE_OWNER_URL: url }
  expect(() => readDatabaseSettings({ SITE_ENV: 'staging', ...owner })).toThrow(`DATABASE_OWNER_URL ${TLS}`)
  expect(readDatabaseSettings({ SITE_ENV: 'local', DATABASE_URL: url })).toMatchObject({ databaseUrl: url })
})

it.each([
  'postgres://db.example/shop?sslmode=verify-full',
  'postgres://db.example/shop?sslmode=verify-full&sslrootcert=/etc/ssl/own.pem',
  'postgres://localhost/shop',
  'postgres://[::1]:5433/shop',
  'postgres:///shop?host=/var/run/postgresql',
])('takes %s', (url) => {
  expect(readDatabaseSettings({ SITE_ENV: 'production', DATABASE_URL: url })).toMatchObject({ databaseUrl: url })
})
