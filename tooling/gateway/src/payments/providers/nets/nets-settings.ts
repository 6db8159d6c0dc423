import { valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import { both, byEnvironment, everywhere, matching, notAlike } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { publicUrlOf } from '../../../model/gateway-address.ts'
import { sandboxSettings } from '../../../model/sandbox-settings.ts'
import { modeOf, providerAddress, providerKey, type ProviderHosts } from '../provider-mode.ts'

/** The addresses and keys of Nets Easy (Nexi Checkout). */
export interface NetsSettings {
  apiBase: string
  checkoutScript: string
  secretKey: string
  checkoutKey: string
  /** Nets sends this with every webhook, which proves its sender. */
  webhookAuthorization: string
  /** The public address of this gateway. */
  gatewayUrl: string
}

const LIVE = { api: 'https://api.dibspayment.eu', script: 'https://checkout.dibspayment.eu/v1/checkout.js?v=1' }
const TEST = {
  api: 'https://test.api.dibspayment.eu',
  script: 'https://test.checkout.dibspayment.eu/v1/checkout.js?v=1',
}

const API_HOSTS: ProviderHosts = { live: ['api.dibspayment.eu'], test: ['test.api.dibspayment.eu'] }
const SCRIPT_HOSTS: ProviderHosts = { live: ['checkout.dibspayment.eu'], test: ['test.checkout.dibspayment.eu'] }

const AUTHORIZATION = matching(/^[A-Za-z0-9]{8,64}$/, '8 to 64 letters and digits')

/** Nets' settings. */
export const netsTable = [
  {
    name: 'NETS_SECRET_KEY',
    meaning: 'secret',
    local: 'sandbox-nets-secret',
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
    rules: providerKey({ live: 'live-', test: 'test-' }),
  },
  {
    name: 'NETS_CHECKOUT_KEY',
    meaning: 'key of the checkout script, may be in a file',
    local: 'sandbox-nets-checkout',
    isRequired: true,
    mayBeFile: true,
    rules: providerKey({ live: 'live-', test: 'test-' }),
  },
  {
    name: 'NETS_WEBHOOK_AUTH',
    meaning: '8 to 64 letters and digits, a secret',
    local: 'sandboxNetsWebhook',
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
    // As Nets documents it. With any other value Nets refuses every payment.
    rules: {
      ...everywhere(AUTHORIZATION),
      ...byEnvironment({ production: both(AUTHORIZATION, notAlike(4)) }),
    },
  },
  {
    name: 'NETS_API_BASE',
    meaning: 'another address of the API',
    shownDefault: 'Nets’',
    rules: providerAddress(API_HOSTS),
  },
  {
    name: 'NETS_CHECKOUT_JS',
    meaning: 'another address of the script',
    shownDefault: 'Nets’',
    rules: providerAddress(SCRIPT_HOSTS),
  },
] as const satisfies readonly Setting[]

/** The sandbox of a developer's machine. Node may not resolve `localhost` to IPv4, browsers need the name. */
const sandbox = (port: string, origin = `http://localhost:${port}`) => ({
  api: `http://127.0.0.1:${port}/nexi`,
  script: `${origin}/v1/checkout.js?v=1`,
})

function hostsFor(environment: Environment) {
  const { SANDBOX_PORT, SANDBOX_ORIGIN } = valuesOf(sandboxSettings, environment)
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'production') return LIVE
  return siteEnvironment === 'local' ? sandbox(SANDBOX_PORT, SANDBOX_ORIGIN || undefined) : TEST
}

/** Reads the settings. Only a developer's machine has default keys. */
export function readNetsSettings(environment: Environment): NetsSettings {
  const hosts = hostsFor(environment)
  const known = valuesOf(netsTable, environment)
  return {
    apiBase: known.NETS_API_BASE || hosts.api,
    checkoutScript: known.NETS_CHECKOUT_JS || hosts.script,
    secretKey: known.NETS_SECRET_KEY,
    checkoutKey: known.NETS_CHECKOUT_KEY,
    webhookAuthorization: known.NETS_WEBHOOK_AUTH,
    gatewayUrl: publicUrlOf(environment),
  }
}

/** Returns mode and merchant account, which Nets names by the public key of its form. */
export function netsAccount(environment: Environment): string {
  const { apiBase, checkoutKey } = readNetsSettings(environment)
  return `${modeOf(apiBase, API_HOSTS)} ${checkoutKey}`
}
