import { readFromTable, type Environment } from '@shop/server/settings/read-from-table.ts'
import { deployed, strongSecret } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'

/** The secrets of the gateways on one database. */
export interface GatewaySecrets {
  /** Encrypts personal numbers. All gateways on one database need the same secret. */
  secret: string
  /** Values that were encrypted with these can still be read. */
  earlierSecrets: string[]
}

const LOCAL_SECRET = 'only for a developer’s machine'

/** The settings of the secrets, which operators' commands read as well. */
export const secretSettings = [
  {
    name: 'GATEWAY_SECRET',
    meaning: '32 random characters or more, a secret',
    local: LOCAL_SECRET,
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
    // 128 random bits in hexadecimal have 32 characters. The message suggests twice as many bits.
    rules: deployed(strongSecret(32, 8)),
  },
  {
    name: 'GATEWAY_EARLIER_SECRETS',
    meaning: 'earlier ones, separated by commas, a secret',
    published: [LOCAL_SECRET],
    isSecret: true,
    mayBeFile: true,
  },
] as const satisfies readonly Setting[]

/** Reads the secrets. Throws for a missing or a weak one. */
export function readGatewaySecrets(environment: Environment): GatewaySecrets {
  const known = readFromTable(secretSettings, environment)
  const earlierSecrets = known.GATEWAY_EARLIER_SECRETS.split(',').flatMap((part) => part.trim() || [])
  return { secret: known.GATEWAY_SECRET, earlierSecrets }
}
