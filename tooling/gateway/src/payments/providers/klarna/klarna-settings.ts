import { readSiteEnvironment } from '../../../model/site-environment.ts'
import type { Environment } from '../provider.ts'

/** Where Klarna Checkout (Kustom) is and what opens it. */
export interface KlarnaSettings {
  apiBase: string
  username: string
  password: string
  /** Where Klarna finds this gateway. */
  gatewayUrl: string
}

const LIVE = 'https://api.kustom.co'
const TEST = 'https://api.playground.kustom.co'

/** On a developer's machine everything goes to the sandbox. Node finds no `localhost` by IPv4 alone. */
function apiBaseFor(environment: Environment): string {
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'production') return LIVE
  return siteEnvironment === 'local' ? `http://127.0.0.1:${environment['SANDBOX_PORT'] || '8080'}/kustom` : TEST
}

/** Reads the settings; outside a developer's machine there is no password but the one that is given, and nothing works without. */
export function readKlarnaSettings(environment: Environment): KlarnaSettings {
  const isLocal = readSiteEnvironment(environment) === 'local'
  const secret = (name: string, local: string) => environment[name] || (isLocal ? local : '')
  return {
    apiBase: environment['KCO_API_BASE'] || apiBaseFor(environment),
    username: secret('KCO_USERNAME', 'sandbox-klarna'),
    password: secret('KCO_PASSWORD', 'sandbox-klarna-secret'),
    gatewayUrl: environment['GATEWAY_PUBLIC_URL'] || `http://127.0.0.1:${environment['GATEWAY_PORT'] || '4000'}`,
  }
}
