import { readSiteEnvironment } from '../../../model/site-environment.ts'

/** Where Nets Easy (Nexi Checkout) is and what opens it. */
export interface NetsSettings {
  apiBase: string
  checkoutScript: string
  secretKey: string
  checkoutKey: string
  /** Sent back with every webhook, so that we know who calls. */
  webhookAuthorization: string
  /** Where Nets finds this gateway. */
  gatewayUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

const LIVE = { api: 'https://api.dibspayment.eu', script: 'https://checkout.dibspayment.eu/v1/checkout.js?v=1' }
const TEST = {
  api: 'https://test.api.dibspayment.eu',
  script: 'https://test.checkout.dibspayment.eu/v1/checkout.js?v=1',
}

/** On a developer's machine everything goes to the sandbox. Node finds no `localhost` by IPv4 alone, browsers need its name. */
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

// What Nets documents for it; anything else makes Nets refuse every payment.
const AUTHORIZATION = /^[A-Za-z0-9]{8,64}$/

function checkedAuthorization(word: string): string {
  if (word !== '' && !AUTHORIZATION.test(word)) throw new Error('NETS_WEBHOOK_AUTH must be 8 to 64 letters and digits.')
  return word
}

/**
 * Reads the settings. Outside a developer's machine there are no default keys, and nothing works without given ones. Throws
 * for a webhook word that Nets would refuse.
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
