import { readSiteEnvironment } from '../../../model/site-environment.ts'
import type { Environment } from '../provider.ts'

/** Where the browser's part of Adyen is, in the words of its SDK; needed only where that is not Adyen itself. */
interface EnvironmentUrls {
  api: string
  analytics: string
  cdn: { images: string; translations: string }
}

/** Where Adyen is and what opens it. */
export interface AdyenSettings {
  apiBase: string
  apiKey: string
  merchantAccount: string
  /** The keys of webhooks' signatures, hexadecimal: the present one, and the one before while it is replaced. */
  hmacKeys: readonly string[]
  /** Whether real money moves; webhooks of the other mode are dropped. */
  isLive: boolean
  /** Lets the form in the browser speak with Adyen; no secret. */
  clientKey: string
  /** Those of the sandbox. */
  environmentUrls?: EnvironmentUrls
}

const TEST = 'https://checkout-test.adyen.com/v72'
const live = (prefix: string) => `https://${prefix}-checkout-live.adyenpayments.com/checkout/v72`

const SANDBOX = {
  apiKey: 'sandbox-adyen-key',
  merchantAccount: 'HearingShopSandbox',
  hmacKey: '0123456789ABCDEF'.repeat(4),
  // Must not begin with `test`: Adyen's SDK would insist on Adyen's own addresses.
  clientKey: 'sandbox_local',
}

/** On a developer's machine everything goes to the sandbox. Node finds no `localhost` by IPv4 alone, browsers need its name. */
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

const isLiveHost = (apiBase: string) => new URL(apiBase).hostname.endsWith('.adyenpayments.com')

/** Node reads a part of any other text, or nothing of it: then every sender could sign. */
function hmacKey(name: string, value: string): string {
  if (!/^[0-9a-f]{64}$/i.test(value)) throw new Error(`${name} must be 64 hexadecimal digits.`)
  return value
}

/** Reads the settings; outside a developer's machine there are no keys but those that are given. Throws for what cannot be right. */
export function readAdyenSettings(environment: Environment): AdyenSettings {
  const isLocal = readSiteEnvironment(environment) === 'local'
  const setting = (name: string, local: string) => environment[name] || (isLocal ? local : '')
  const previous = environment['ADYEN_PREVIOUS_HMAC_KEY']
  const hosts = hostsFor(environment)
  return {
    ...hosts,
    isLive: isLiveHost(hosts.apiBase),
    apiKey: setting('ADYEN_API_KEY', SANDBOX.apiKey),
    merchantAccount: setting('ADYEN_MERCHANT_ACCOUNT', SANDBOX.merchantAccount),
    hmacKeys: [
      hmacKey('ADYEN_HMAC_KEY', setting('ADYEN_HMAC_KEY', SANDBOX.hmacKey)),
      ...(previous ? [hmacKey('ADYEN_PREVIOUS_HMAC_KEY', previous)] : []),
    ],
    clientKey: setting('ADYEN_CLIENT_KEY', SANDBOX.clientKey),
  }
}
