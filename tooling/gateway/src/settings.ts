import path from 'node:path'
import * as v from 'valibot'
import { readPaymentIcons, type PaymentIcons } from './payments/payment-methods.ts'
import { readNetsSettings, type NetsSettings } from './payments/nets/nets-settings.ts'

const port = (standard: string) =>
  v.pipe(v.optional(v.string(), standard), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535))
const word = (standard: string) => v.optional(v.string(), standard)

const environmentSchema = v.object({
  GATEWAY_PORT: port('4000'),
  SANDBOX_SMTP_PORT: port('2525'),
  DATA_DIR: word(path.resolve(import.meta.dirname, '../../../.data')),
  DATABASE_URL: word(''),
  SMTP_URL: word(''),
  SITE_ENV: word('local'),
  GATEWAY_SECRET: word(''),
})

/** What a gateway may be told from outside. */
export interface Settings {
  port: number
  dataDir: string
  /** Empty: the PostgreSQL that comes with the gateway. */
  databaseUrl: string
  smtpUrl: string
  /** Personal numbers are encrypted with it; every gateway on one database needs the same. */
  secret: string
  isProduction: boolean
  nets: NetsSettings
  icons: PaymentIcons
}

/** Reads the settings from environment variables; throws a readable error for what is missing or makes no sense. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const known = v.parse(environmentSchema, environment)
  const isProduction = known.SITE_ENV === 'production'
  if (isProduction && known.GATEWAY_SECRET === '') throw new Error('GATEWAY_SECRET must be set in production.')
  return {
    port: known.GATEWAY_PORT,
    dataDir: known.DATA_DIR,
    databaseUrl: known.DATABASE_URL,
    smtpUrl: known.SMTP_URL || `smtp://127.0.0.1:${known.SANDBOX_SMTP_PORT}`,
    secret: known.GATEWAY_SECRET || 'only for a developer’s machine',
    isProduction,
    nets: readNetsSettings(environment),
    icons: readPaymentIcons(environment),
  }
}
