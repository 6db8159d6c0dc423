import { readObservability, type ObservabilitySettings } from '@shop/server/observability.ts'
import { checkSettings, valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import { deployed, everywhere, oneOf, wholeNumber } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import { sharedSettings } from '@shop/server/settings/shared-settings.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { readShutdownTimes, type ShutdownTimes } from '@shop/server/shutdown.ts'
import { captchaSettings, readCaptchaSettings, type CaptchaSettings } from './captcha/captcha-settings.ts'
import { readVisitScripts, visitScriptSettings, type VisitScripts } from './configuration/visit-scripts.ts'
import { databaseSettings, readDatabaseSettings, type DatabaseSettings } from './database/database-settings.ts'
import type { ConfiguredDeployment } from './deployment/deployment.ts'
import { readDeployment } from './deployment/read-deployment.ts'
import { originSettings, readOrigins, readShopOrigins, type IsShopOrigin } from './http/shop-origins.ts'
import { mailSettings, readMailServer, sandboxMailSettings, type MailServer } from './mails/mail-server.ts'
import { addressSettings } from './model/gateway-address.ts'
import { sandboxSettings } from './model/sandbox-settings.ts'
import { readPaymentIcons, type PaymentIcons } from './payments/payment-methods.ts'
import { configureProviders, paymentSettings } from './payments/providers/providers.ts'
import { readGatewaySecrets, secretSettings, type GatewaySecrets } from './secrets/gateway-secrets.ts'

// Locally all test customers share one address.
const LOCAL_CUSTOMERS = '100'

const onOrOff = everywhere(oneOf('on', 'off'))

const serverSettings = [
  {
    name: 'CUSTOMERS_PER_ADDRESS',
    meaning: 'customers behind one network address',
    standard: '1',
    local: LOCAL_CUSTOMERS,
    rules: everywhere(wholeNumber(1)),
  },
  { name: 'SHOP_CACHE', meaning: '`off` reads a shop’s configuration in every call', standard: 'on', rules: onOrOff },
  {
    name: 'PICTURE_WARM_UP',
    meaning: '`off` renders each picture when it is requested first',
    standard: 'on',
    rules: onOrOff,
  },
] as const satisfies readonly Setting[]

const developerSettings = [
  {
    name: 'SEED_DEMO_SHOPS',
    meaning: '`on` writes the demo shops into the database',
    shownDefault: '`on` without `DATABASE_URL`',
    rules: deployed(oneOf('off'), oneOf('on', 'off')),
  },
] as const satisfies readonly Setting[]

/** The table of a gateway's settings, in the order and under the headings of the operators' guide. */
export const gatewaySettings = {
  Both: sharedSettings,
  Gateway: [
    ...addressSettings,
    ...originSettings,
    ...serverSettings,
    ...databaseSettings,
    ...secretSettings,
    ...mailSettings,
    ...captchaSettings,
    ...paymentSettings,
    ...visitScriptSettings,
  ],
  Developers: [...developerSettings, ...sandboxSettings, ...sandboxMailSettings],
} satisfies Readonly<Record<string, readonly Setting[]>>

/** A gateway's settings from environment variables. */
export interface Settings extends DatabaseSettings, GatewaySecrets {
  deployment: ConfiguredDeployment
  port: number
  /** The address to listen on. */
  hostname: string
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
  /** The origins of shops whose browsers call this gateway directly. Empty behind a site server. */
  allowedOrigins: string[]
  isShopOrigin: IsShopOrigin
  /** Creates the adapters of all payment providers with their settings. */
  connectProviders: ReturnType<typeof configureProviders>
  captcha: CaptchaSettings
  icons: PaymentIcons
  visitScripts: VisitScripts
  observability: ObservabilitySettings
}

/** Reads the settings from environment variables. Throws a readable error for missing or wrong values. */
export function readSettings(given: Environment): Settings {
  const environment = checkSettings(Object.values(gatewaySettings).flat(), given)
  const known = valuesOf([...sharedSettings, ...addressSettings, ...originSettings, ...serverSettings], environment)
  const forDevelopers = valuesOf(developerSettings, environment)
  const isLocal = readSiteEnvironment(environment) === 'local'
  const database = readDatabaseSettings(environment)
  const seedsDemoShops = forDevelopers.SEED_DEMO_SHOPS || (database.databaseUrl === '' ? 'on' : 'off')
  return {
    ...database,
    ...readGatewaySecrets(environment),
    deployment: readDeployment(environment),
    port: Number(known.GATEWAY_PORT),
    hostname: known.GATEWAY_HOST,
    shutdown: readShutdownTimes(known),
    mailServer: readMailServer(environment),
    isLocal,
    seedsDemoShops: isLocal && seedsDemoShops === 'on',
    customersPerAddress: Number(known.CUSTOMERS_PER_ADDRESS),
    cachesShops: known.SHOP_CACHE === 'on',
    warmsUpPictures: known.PICTURE_WARM_UP === 'on',
    allowedOrigins: readOrigins(known.ALLOWED_ORIGINS),
    isShopOrigin: readShopOrigins(known.SHOP_ORIGINS, isLocal),
    connectProviders: configureProviders(environment),
    captcha: readCaptchaSettings(environment),
    icons: readPaymentIcons(environment),
    visitScripts: readVisitScripts(environment),
    observability: readObservability('gateway', known),
  }
}
