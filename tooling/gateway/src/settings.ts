import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { captchaSecrets, readCaptchaSettings, type CaptchaSettings } from './captcha/captcha-settings.ts'
import { readVisitScripts, type VisitScripts } from './configuration/visit-scripts.ts'
import { readDatabaseSettings, type DatabaseSettings } from './database/database-settings.ts'
import { isShopOrigins, readShopOrigins, type IsShopOrigin } from './http/shop-origins.ts'
import { readMailServer, type MailServer } from './mails/mail-server.ts'
import { readSiteEnvironment } from './model/site-environment.ts'
import { readPaymentIcons, type PaymentIcons } from './payments/payment-methods.ts'
import { configureProviders, paymentSecrets } from './payments/providers/providers.ts'

const port = (standard: string) =>
  v.pipe(v.optional(v.string(), standard), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535))
const word = (standard: string) => v.optional(v.string(), standard)

const NOT_ORIGINS = 'ALLOWED_ORIGINS must be origins such as https://shop.example, with commas between them.'
const NOT_SHOP_ORIGINS = 'SHOP_ORIGINS must be such as product_uk=https://shop.example, with commas between them.'
const toList = (text: string) => text.split(',').flatMap((part) => part.trim() || [])
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const environmentSchema = v.object({
  GATEWAY_PORT: port('4000'),
  SANDBOX_SMTP_PORT: port('2525'),
  SMTP_URL: word(''),
  GATEWAY_SECRET: word(''),
  GATEWAY_EARLIER_SECRETS: v.pipe(word(''), v.transform(toList)),
  SHOP_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
  GATEWAY_PROFILE: v.optional(v.picklist(['full', 'strict-minimal']), 'full'),
  STRICT_SEED: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0))),
  CUSTOMERS_PER_ADDRESS: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1))),
  SHOP_ORIGINS: v.pipe(word(''), v.check(isShopOrigins, NOT_SHOP_ORIGINS)),
  ALLOWED_ORIGINS: v.pipe(word(''), v.transform(toList), v.everyItem(isOrigin, NOT_ORIGINS)),
})

// On a developer's machine they have published values.
const REQUIRED = [
  'DATABASE_URL',
  'GATEWAY_SECRET',
  'GATEWAY_PUBLIC_URL',
  'SHOP_ORIGINS',
  'SMTP_URL',
  ...captchaSecrets,
  ...paymentSecrets,
]

// 128 random bits in hexadecimal; the message proposes twice as many.
const MIN_SECRET_LENGTH = 32

// On a developer's machine everybody comes from one address: the journeys, many customers at once.
const LOCAL_CUSTOMERS = 100

/** Enough for every combination of forms, and short enough to be typed. */
const MAX_SEED = 10_000

type Environment = Readonly<Record<string, string | undefined>>

/** What the environment decides about a gateway. */
export interface Settings extends DatabaseSettings {
  port: number
  mailServer: MailServer
  /** Personal numbers are encrypted with it; every gateway on one database needs the same. */
  secret: string
  /** What was encrypted with them can still be read. */
  earlierSecrets: string[]
  /** A developer's machine: there are demo customers. */
  isLocal: boolean
  /** How many customers stand behind one network address: what one may do is allowed to so many. */
  customersPerAddress: number
  /** Otherwise every call looks at the shop's configuration anew, so that a change is seen at once. */
  cachesShops: boolean
  /** Answers only what the specification names, as the barest gateway would (OP-75). */
  isStrictMinimal: boolean
  /** With which of their forms the answers of the strict minimum begin; drawn unless it is given. */
  strictSeed: number
  /** Where shops stand whose browsers call this gateway directly; none when a site server stands in between. */
  allowedOrigins: string[]
  isShopOrigin: IsShopOrigin
  /** Makes the adapters of all payment providers, each with its own settings. */
  connectProviders: ReturnType<typeof configureProviders>
  /** None in the strict minimum: its configuration cannot name one. */
  captcha: CaptchaSettings | undefined
  icons: PaymentIcons
  visitScripts: VisitScripts
}

/** Reads the settings from environment variables; throws a readable error for what is missing or makes no sense. */
export function readSettings(environment: Environment): Settings {
  const known = v.parse(environmentSchema, environment)
  const isLocal = readSiteEnvironment(environment) === 'local'
  if (!isLocal) checkDeployed(environment)
  const isStrictMinimal = known.GATEWAY_PROFILE === 'strict-minimal'
  return {
    ...readDatabaseSettings(environment),
    port: known.GATEWAY_PORT,
    mailServer: isLocal
      ? { url: known.SMTP_URL || `smtp://127.0.0.1:${known.SANDBOX_SMTP_PORT}`, requiresTls: false }
      : readMailServer(known.SMTP_URL),
    secret: known.GATEWAY_SECRET || 'only for a developer’s machine',
    earlierSecrets: known.GATEWAY_EARLIER_SECRETS,
    isLocal,
    customersPerAddress: known.CUSTOMERS_PER_ADDRESS ?? (isLocal ? LOCAL_CUSTOMERS : 1),
    cachesShops: known.SHOP_CACHE === 'on',
    isStrictMinimal,
    strictSeed: known.STRICT_SEED ?? randomInt(MAX_SEED),
    allowedOrigins: known.ALLOWED_ORIGINS,
    isShopOrigin: readShopOrigins(known.SHOP_ORIGINS, isLocal),
    connectProviders: configureProviders(environment),
    captcha: isStrictMinimal ? undefined : readCaptchaSettings(environment),
    icons: readPaymentIcons(environment),
    visitScripts: readVisitScripts(environment),
  }
}

/** Throws for what customers must not be served with. */
function checkDeployed(environment: Environment): void {
  const missing = REQUIRED.filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set unless SITE_ENV is local.`)
  if ((environment['GATEWAY_SECRET']?.length ?? 0) < MIN_SECRET_LENGTH) {
    throw new Error(`GATEWAY_SECRET must have ${MIN_SECRET_LENGTH} characters or more: openssl rand -base64 32`)
  }
  const isProduction = readSiteEnvironment(environment) === 'production'
  if (isProduction && !environment['GATEWAY_PUBLIC_URL']?.startsWith('https://')) {
    throw new Error('GATEWAY_PUBLIC_URL must begin with https:// in production.')
  }
}
