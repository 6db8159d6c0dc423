import { valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { publicUrlOf } from '../../../model/gateway-address.ts'
import { sandboxSettings } from '../../../model/sandbox-settings.ts'
import { modeOf, providerAddress, type ProviderHosts } from '../provider-mode.ts'

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

/** Klarna's settings. */
export const klarnaTable = [
  {
    name: 'KCO_USERNAME',
    meaning: 'user name at Klarna, may be in a file',
    local: 'sandbox-klarna',
    isRequired: true,
    mayBeFile: true,
  },
  {
    name: 'KCO_PASSWORD',
    meaning: 'secret',
    local: 'sandbox-klarna-secret',
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
  },
  {
    name: 'KCO_API_BASE',
    meaning: 'another address of the API',
    shownDefault: 'Klarna’s',
    rules: providerAddress(HOSTS),
  },
] as const satisfies readonly Setting[]

/** Returns Klarna's address. A developer's machine uses the sandbox by IPv4, because Node may not resolve `localhost` to it. */
function apiBaseFor(environment: Environment): string {
  const { SANDBOX_PORT } = valuesOf(sandboxSettings, environment)
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'production') return LIVE
  return siteEnvironment === 'local' ? `http://127.0.0.1:${SANDBOX_PORT}/kustom` : TEST
}

/** Reads the settings. Only a developer's machine has default credentials. */
export function readKlarnaSettings(environment: Environment): KlarnaSettings {
  const known = valuesOf(klarnaTable, environment)
  return {
    apiBase: known.KCO_API_BASE || apiBaseFor(environment),
    username: known.KCO_USERNAME,
    password: known.KCO_PASSWORD,
    gatewayUrl: publicUrlOf(environment),
  }
}

/** Returns mode and merchant account: what a user name begins with. A new key of the same account has another ending. */
export function klarnaAccount(environment: Environment): string {
  const { apiBase, username } = readKlarnaSettings(environment)
  return `${modeOf(apiBase, HOSTS)} ${username.split('_')[0]}`
}
