import { readSiteEnvironment } from '../../../model/site-environment.ts'
import { modeOf, type ProviderHosts } from '../provider-mode.ts'

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

type Environment = Readonly<Record<string, string | undefined>>

const LIVE = { api: 'https://api.dibspayment.eu', script: 'https://checkout.dibspayment.eu/v1/checkout.js?v=1' }
const TEST = {
  api: 'https://test.api.dibspayment.eu',
  script: 'https://test.checkout.dibspayment.eu/v1/checkout.js?v=1',
}

const HOSTS: ProviderHosts = { live: ['api.dibspayment.eu'], test: ['test.api.dibspayment.eu'] }

/** The sandbox of a developer's machine. Node may not resolve `localhost` to IPv4, browsers need the name. */
const sandbox = (port: string, origin = `http://localhost:${port}`) => ({
  api: `http://127.0.0.1:${port}/nexi`,
  script: `${origin}/v1/checkout.js?v=1`,
})

function hostsFor(environment: Environment) {
  const { SANDBOX_PORT, SANDBOX_ORIGIN } = environment
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'production') return LIVE
  return siteEnvironment === 'local' ? sandbox(SANDBOX_PORT || '8080', SANDBOX_ORIGIN || undefined) : TEST
}

// As Nets documents it. With any other value Nets refuses every payment.
const AUTHORIZATION = /^[A-Za-z0-9]{8,64}$/

function checkedAuthorization(word: string): string {
  if (word !== '' && !AUTHORIZATION.test(word)) throw new Error('NETS_WEBHOOK_AUTH must be 8 to 64 letters and digits.')
  return word
}

/**
 * Reads the settings. Only a developer's machine has default keys. Throws for a webhook authorization that Nets would
 * refuse.
 */
export function readNetsSettings(environment: Environment): NetsSettings {
  const hosts = hostsFor(environment)
  const isLocal = hosts !== LIVE && hosts !== TEST
  const secret = (name: string, local: string) => environment[name] || (isLocal ? local : '')
  return {
    apiBase: environment['NETS_API_BASE'] || hosts.api,
    checkoutScript: environment['NETS_CHECKOUT_JS'] || hosts.script,
    secretKey: secret('NETS_SECRET_KEY', 'sandbox-nets-secret'),
    checkoutKey: secret('NETS_CHECKOUT_KEY', 'sandbox-nets-checkout'),
    webhookAuthorization: checkedAuthorization(secret('NETS_WEBHOOK_AUTH', 'sandboxNetsWebhook')),
    gatewayUrl: environment['GATEWAY_PUBLIC_URL'] || `http://127.0.0.1:${environment['GATEWAY_PORT'] || '4000'}`,
  }
}

/** Returns mode and merchant account, which Nets names by the public key of its form. */
export function netsAccount(environment: Environment): string {
  const { apiBase, checkoutKey } = readNetsSettings(environment)
  return `${modeOf(apiBase, HOSTS)} ${checkoutKey}`
}
