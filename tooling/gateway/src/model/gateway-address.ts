import { valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import { byEnvironment, everywhere, httpsAddress, ownMachine, port, webAddress } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'

/** Where the gateway listens, and by which address it is reached. */
export const addressSettings = [
  { name: 'GATEWAY_PORT', meaning: 'port', standard: '4000', rules: everywhere(port()) },
  {
    name: 'GATEWAY_HOST',
    meaning: 'address to listen on',
    standard: '127.0.0.1',
    // Demo customers have published passwords.
    rules: byEnvironment({ local: ownMachine }),
  },
  {
    name: 'GATEWAY_PUBLIC_URL',
    meaning: 'address by which payment providers reach it',
    isRequired: true,
    rules: byEnvironment({ local: webAddress, trial: webAddress, production: httpsAddress }),
  },
] as const satisfies readonly Setting[]

/** Returns the address by which payment providers reach the gateway. */
export function publicUrlOf(environment: Environment): string {
  const { GATEWAY_PUBLIC_URL, GATEWAY_PORT } = valuesOf(addressSettings, environment)
  return GATEWAY_PUBLIC_URL || `http://127.0.0.1:${GATEWAY_PORT}`
}
