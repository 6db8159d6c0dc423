import { randomInt } from 'node:crypto'
import { readObservability, type ObservabilitySettings } from '@shop/server/observability.ts'
import { oneOf, parseSettings, port, wholeNumber } from '@shop/server/settings.ts'
import { readShutdownTimes, type ShutdownTimes } from '@shop/server/shutdown.ts'
import * as v from 'valibot'
import { captchaSecrets, readCaptchaSettings, type CaptchaSettings } from './captcha/captcha-settings.ts'
import { readVisitScripts, type VisitScripts } from './configuration/visit-scripts.ts'
import type { ConfiguredDeployment } from './deployment/deployment.ts'
import { readDeployment } from './deployment/read-deployment.ts'
import { readDatabaseSettings, type DatabaseSettings } from './database/database-settings.ts'
import { isShopOrigins, readShopOrigins, type IsShopOrigin } from './http/shop-origins.ts'
import { readMailServer, type MailServer } from './mails/mail-server.ts'
import { readSiteEnvironment } from './model/site-environment.ts'
import { readPaymentIcons, type PaymentIcons } from './payments/payment-methods.ts'
import { configureProviders, paymentSecrets } from './payments/providers/providers.ts'
import { readGatewaySecrets, type GatewaySecrets } from './secrets/gateway-secrets.ts'
import { withSecretFiles } from './secrets/secret-files.ts'

const word = (standard: string) => v.optional(v.string(), standard)

const NOT_ORIGINS = 'ALLOWED_ORIGINS must be origins such as https://shop.example, with commas between them.'
const NOT_SHOP_ORIGINS = 'SHOP_ORIGINS must be such as product_uk=https://shop.example, with commas between them.'
const toList = (text: string) => text.split(',').flatMap((part) => part.trim() || [])
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const environmentSchema = v.object({
  GATEWAY_PORT: port('4000'),
  SANDBOX_SMTP_PORT: port('2525'),
  SMTP_URL: word(''),
  SHOP_CACHE: v.optional(oneOf(['on', 'off']), 'on'),
  PICTURE_WARM_UP: v.optional(oneOf(['on', 'off']), 'on'),
  GATEWAY_PROFILE: v.optional(oneOf(['full', 'strict-minimal']), 'full'),
  SEED_DEMO_SHOPS: v.optional(oneOf(['on', 'off'])),
  STRICT_SEED: v.optional(wholeNumber(0)),
  CUSTOMERS_PER_ADDRESS: v.optional(wholeNumber(1)),
  SHOP_ORIGINS: v.pipe(word(''), v.check(isShopOrigins, NOT_SHOP_ORIGINS)),
  ALLOWED_ORIGINS: v.pipe(word(''), v.transform(toList), v.everyItem(isOrigin, NOT_ORIGINS)),
})

// Local gateways use published values for these.
const REQUIRED = [
  'DATABASE_URL',
  'GATEWAY_SECRET',
  'GATEWAY_PUBLIC_URL',
  'SHOP_ORIGINS',
  'SMTP_URL',
  ...captchaSecrets,
  ...paymentSecrets,
]

/** Each can also be in a file that a variable with `_FILE` at its end names. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'GATEWAY_SECRET',
  'GATEWAY_EARLIER_SECRETS',
  'SMTP_URL',
  ...captchaSecrets,
  ...paymentSecrets,
]

// Locally all test customers share one address.
const LOCAL_CUSTOMERS = 100

/** Enough seeds for every combination of forms, and short enough to type. */
const MAX_SEED = 10_000

type Environment = Readonly<Record<string, string | undefined>>

/** A gateway's settings from environment variables. */
export interface Settings extends DatabaseSettings, GatewaySecrets {
  deployment: ConfiguredDeployment
  port: number
  shutdown: ShutdownTimes
  mailServer: MailServer
  /** True on a developer's machine. */
  isLocal: boolean
  /** Writes the demo shops and their customers, whose passwords are published. */
  seedsDemoShops: boolean
  /** The number of customers that share a network address. Limits by address are multiplied by it. */
  customersPerAddress: number
  /** If false, every call reads the shop's configuration, so that a change applies at once. */
  cachesShops: boolean
  /** If false, each picture is rendered when it is requested first. */
  warmsUpPictures: boolean
  /** Answers only the fields that the two specification documents name. */
  isStrictMinimal: boolean
  /** Decides the first form of the strict minimum's answers. Random unless given. */
  strictSeed: number
  /** The origins of shops whose browsers call this gateway directly. Empty behind a site server. */
  allowedOrigins: string[]
  isShopOrigin: IsShopOrigin
  /** Creates the adapters of all payment providers with their settings. */
  connectProviders: ReturnType<typeof configureProviders>
  /** Undefined in the strict minimum, whose configuration cannot contain one. */
  captcha: CaptchaSettings | undefined
  icons: PaymentIcons
  visitScripts: VisitScripts
  observability: ObservabilitySettings
}

/** Reads the settings from environment variables. Throws a readable error for missing or wrong values. */
export function readSettings(given: Environment): Settings {
  const environment = withSecretFiles(given, SECRETS)
  const known = parseSettings(environmentSchema, environment)
  const isLocal = readSiteEnvironment(environment) === 'local'
  if (!isLocal) checkDeployed(environment)
  const database = readDatabaseSettings(environment)
  const isStrictMinimal = known.GATEWAY_PROFILE === 'strict-minimal'
  return {
    ...database,
    ...readGatewaySecrets(environment),
    deployment: readDeployment(environment),
    port: known.GATEWAY_PORT,
    shutdown: readShutdownTimes(environment, isLocal),
    mailServer: isLocal
      ? { url: known.SMTP_URL || `smtp://127.0.0.1:${known.SANDBOX_SMTP_PORT}`, requiresTls: false }
      : readMailServer(known.SMTP_URL),
    isLocal,
    seedsDemoShops: isLocal && (known.SEED_DEMO_SHOPS ?? (database.databaseUrl === '' ? 'on' : 'off')) === 'on',
    customersPerAddress: known.CUSTOMERS_PER_ADDRESS ?? (isLocal ? LOCAL_CUSTOMERS : 1),
    cachesShops: known.SHOP_CACHE === 'on',
    warmsUpPictures: known.PICTURE_WARM_UP === 'on',
    isStrictMinimal,
    strictSeed: known.STRICT_SEED ?? randomInt(MAX_SEED),
    allowedOrigins: known.ALLOWED_ORIGINS,
    isShopOrigin: readShopOrigins(known.SHOP_ORIGINS, isLocal),
    connectProviders: configureProviders(environment),
    captcha: isStrictMinimal ? undefined : readCaptchaSettings(environment),
    icons: readPaymentIcons(environment),
    visitScripts: readVisitScripts(environment),
    observability: readObservability('gateway', environment),
  }
}

/** Throws for settings that no deployed gateway may have. */
function checkDeployed(environment: Environment): void {
  const missing = REQUIRED.filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set unless SITE_ENV is local.`)
  const isProduction = readSiteEnvironment(environment) === 'production'
  if (isProduction && !environment['GATEWAY_PUBLIC_URL']?.startsWith('https://')) {
    throw new Error('GATEWAY_PUBLIC_URL must begin with https:// in production.')
  }
}
