import { valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import { both, byEnvironment, everywhere, matching, notAlike } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { sandboxSettings } from '../../../model/sandbox-settings.ts'
import { modeOf, providerAddress, providerKey, type ProviderHosts } from '../provider-mode.ts'

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

const HOSTS: ProviderHosts = { live: ['.adyenpayments.com'], test: ['checkout-test.adyen.com'] }

const hmacKey = matching(/^[0-9a-f]{64}$/i, '64 hexadecimal digits')
// Node decodes another key to a shorter or empty one, which every sender could sign with.
const hmacRules = { ...everywhere(hmacKey), ...byEnvironment({ production: both(hmacKey, notAlike(8)) }) }

/** Adyen's settings. */
export const adyenTable = [
  {
    name: 'ADYEN_API_KEY',
    meaning: 'secret',
    local: 'sandbox-adyen-key',
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
  },
  {
    name: 'ADYEN_MERCHANT_ACCOUNT',
    meaning: 'merchant account, may be in a file',
    local: 'HearingShopSandbox',
    isRequired: true,
    mayBeFile: true,
  },
  {
    name: 'ADYEN_CLIENT_KEY',
    meaning: 'key of the form, may be in a file',
    // With the prefix `test` Adyen's SDK would only accept Adyen's own hosts.
    local: 'sandbox_local',
    isRequired: true,
    mayBeFile: true,
    rules: providerKey({ live: 'live_', test: 'test_' }),
  },
  {
    name: 'ADYEN_HMAC_KEY',
    meaning: '64 hexadecimal digits, a secret',
    local: '0123456789ABCDEF'.repeat(4),
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
    rules: hmacRules,
  },
  {
    name: 'ADYEN_PREVIOUS_HMAC_KEY',
    meaning: 'the previous one, while it is replaced, a secret',
    published: ['0123456789ABCDEF'.repeat(4)],
    isSecret: true,
    mayBeFile: true,
    rules: hmacRules,
  },
  {
    name: 'ADYEN_LIVE_URL_PREFIX',
    meaning: 'prefix of the live API',
    shownDefault: 'required in production',
    // Of the guides.
    published: ['0123456789abcdef-YourCompany'],
    rules: everywhere(matching(/^[\w-]+$/, 'such as 0123456789abcdef-YourCompany')),
  },
  {
    name: 'ADYEN_API_BASE',
    meaning: 'another address of the API',
    shownDefault: 'Adyen’s',
    rules: providerAddress(HOSTS),
  },
] as const satisfies readonly Setting[]

/** The sandbox of a developer's machine. Node may not resolve `localhost` to IPv4, browsers need the name. */
function sandboxHosts(environment: Environment) {
  const { SANDBOX_PORT: port, SANDBOX_ORIGIN } = valuesOf(sandboxSettings, environment)
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
  const { ADYEN_API_BASE, ADYEN_LIVE_URL_PREFIX: prefix } = valuesOf(adyenTable, environment)
  if (ADYEN_API_BASE) return { apiBase: ADYEN_API_BASE }
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'local') return sandboxHosts(environment)
  if (siteEnvironment !== 'production') return { apiBase: TEST }
  if (!prefix)
    throw new Error(
      'ADYEN_LIVE_URL_PREFIX is missing. In production it must be the prefix of the company’s own address.',
    )
  return { apiBase: live(prefix) }
}

/** Reads the settings. Only a developer's machine has default keys. */
export function readAdyenSettings(environment: Environment): AdyenSettings {
  const known = valuesOf(adyenTable, environment)
  const hosts = hostsFor(environment)
  return {
    ...hosts,
    isLive: modeOf(hosts.apiBase, HOSTS) === 'live',
    apiKey: known.ADYEN_API_KEY,
    merchantAccount: known.ADYEN_MERCHANT_ACCOUNT,
    hmacKeys: [known.ADYEN_HMAC_KEY, known.ADYEN_PREVIOUS_HMAC_KEY].filter((key) => key !== ''),
    clientKey: known.ADYEN_CLIENT_KEY,
  }
}

/** Returns mode and merchant account. */
export function adyenAccount(environment: Environment): string {
  const { apiBase, merchantAccount } = readAdyenSettings(environment)
  return `${modeOf(apiBase, HOSTS)} ${merchantAccount}`
}
