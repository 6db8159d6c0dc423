import { readSiteEnvironment } from '../../../model/site-environment.ts'
import type { Environment } from '../provider.ts'
import { modeOf, type ProviderHosts } from '../provider-mode.ts'

/** The address and credentials of Klarna Checkout (Kustom). */
export interface KlarnaSettings {
  apiBase: string
  username: string
  password: string
  /** The public address of this gateway. */
  gatewayUrl: string
}

const LIVE = 'https://api.kustom.co'
const TEST = 'https://api.playground.kustom.co'
// The earlier addresses are Klarna's own.
const HOSTS: ProviderHosts = {
  live: ['api.kustom.co', 'api.klarna.com'],
  test: ['api.playground.kustom.co', 'api.playground.klarna.com'],
}

/** Returns Klarna's address. A developer's machine uses the sandbox by IPv4, because Node may not resolve `localhost` to it. */
function apiBaseFor(environment: Environment): string {
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'production') return LIVE
  return siteEnvironment === 'local' ? `http://127.0.0.1:${environment['SANDBOX_PORT'] || '8080'}/kustom` : TEST
}

/** Reads the settings. Only a developer's machine has default credentials. */
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

/** Returns mode and merchant account: what a user name begins with. A new key of the same account has another ending. */
export function klarnaAccount(environment: Environment): string {
  const { apiBase, username } = readKlarnaSettings(environment)
  return `${modeOf(apiBase, HOSTS)} ${username.split('_')[0]}`
}
