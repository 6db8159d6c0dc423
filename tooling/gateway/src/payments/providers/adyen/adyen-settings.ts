import { readSiteEnvironment } from '../../../model/site-environment.ts'
import type { Environment } from '../provider.ts'
import { modeOf, type ProviderHosts } from '../provider-mode.ts'

/** The hosts of Adyen's SDK in the browser, in its own words. Only needed for the sandbox. */
interface EnvironmentUrls {
  api: string
  analytics: string
  cdn: { images: string; translations: string }
}

/** Adyen's addresses and keys. */
export interface AdyenSettings {
  apiBase: string
  apiKey: string
  merchantAccount: string
  /** The hexadecimal keys of webhook signatures: the current one, and the previous one while it is being replaced. */
  hmacKeys: readonly string[]
  /** True if real money moves. Webhooks of the other mode are dropped. */
  isLive: boolean
  /** The public key of the form in the browser. */
  clientKey: string
  /** The sandbox's hosts. Absent for Adyen's own. */
  environmentUrls?: EnvironmentUrls
}

const TEST = 'https://checkout-test.adyen.com/v72'
const live = (prefix: string) => `https://${prefix}-checkout-live.adyenpayments.com/checkout/v72`

const SANDBOX = {
  apiKey: 'sandbox-adyen-key',
  merchantAccount: 'HearingShopSandbox',
  hmacKey: '0123456789ABCDEF'.repeat(4),
  // With the prefix `test` Adyen's SDK would only accept Adyen's own hosts.
  clientKey: 'sandbox_local',
}

/** The sandbox of a developer's machine. Node may not resolve `localhost` to IPv4, browsers need the name. */
function sandboxHosts({ SANDBOX_PORT, SANDBOX_ORIGIN }: Environment) {
  const port = SANDBOX_PORT || '8080'
  const origin = SANDBOX_ORIGIN || `http://localhost:${port}`
  const shopper = `${origin}/checkoutshopper/`
  return {
    apiBase: `http://127.0.0.1:${port}/adyen/v72`,
    environmentUrls: {
      api: shopper,
      analytics: `${origin}/checkoutanalytics/`,
      cdn: { images: shopper, translations: shopper },
    },
  }
}

function hostsFor(environment: Environment): Pick<AdyenSettings, 'apiBase' | 'environmentUrls'> {
  const given = environment['ADYEN_API_BASE']
  if (given) return { apiBase: given }
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'local') return sandboxHosts(environment)
  if (siteEnvironment !== 'production') return { apiBase: TEST }
  const prefix = environment['ADYEN_LIVE_URL_PREFIX']
  if (!prefix)
    throw new Error('ADYEN_LIVE_URL_PREFIX must be set in production: Adyen gives every company its own address.')
  return { apiBase: live(prefix) }
}

const HOSTS: ProviderHosts = { live: ['.adyenpayments.com'], test: ['checkout-test.adyen.com'] }

/** Checks a key. Node decodes an invalid one to a shorter or empty key, which every sender could sign with. */
function hmacKey(name: string, value: string): string {
  if (!/^[0-9a-f]{64}$/i.test(value)) throw new Error(`${name} must be 64 hexadecimal digits.`)
  return value
}

/** Reads the settings. Only a developer's machine has default keys. Throws for invalid settings. */
export function readAdyenSettings(environment: Environment): AdyenSettings {
  const isLocal = readSiteEnvironment(environment) === 'local'
  const setting = (name: string, local: string) => environment[name] || (isLocal ? local : '')
  const previous = environment['ADYEN_PREVIOUS_HMAC_KEY']
  const hosts = hostsFor(environment)
  return {
    ...hosts,
    isLive: modeOf(hosts.apiBase, HOSTS) === 'live',
    apiKey: setting('ADYEN_API_KEY', SANDBOX.apiKey),
    merchantAccount: setting('ADYEN_MERCHANT_ACCOUNT', SANDBOX.merchantAccount),
    hmacKeys: [
      hmacKey('ADYEN_HMAC_KEY', setting('ADYEN_HMAC_KEY', SANDBOX.hmacKey)),
      ...(previous ? [hmacKey('ADYEN_PREVIOUS_HMAC_KEY', previous)] : []),
    ],
    clientKey: setting('ADYEN_CLIENT_KEY', SANDBOX.clientKey),
  }
}

/** Returns mode and merchant account. */
export function adyenAccount(environment: Environment): string {
  const { apiBase, merchantAccount } = readAdyenSettings(environment)
  return `${modeOf(apiBase, HOSTS)} ${merchantAccount}`
}
