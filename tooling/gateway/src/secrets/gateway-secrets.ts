import { withSecretFiles } from './secret-files.ts'

/** The secrets of the gateways on one database. */
export interface GatewaySecrets {
  /** Encrypts personal numbers. All gateways on one database need the same secret. */
  secret: string
  /** Values that were encrypted with these can still be read. */
  earlierSecrets: string[]
}

// 128 random bits in hexadecimal. The error message suggests twice as many.
const MIN_SECRET_LENGTH = 32

/** Reads the secrets from environment variables, or from the files that they name. Throws for a missing or a short one. */
export function readGatewaySecrets(given: Readonly<Record<string, string | undefined>>): GatewaySecrets {
  const environment = withSecretFiles(given, ['GATEWAY_SECRET', 'GATEWAY_EARLIER_SECRETS'])
  const secret = environment['GATEWAY_SECRET'] ?? ''
  const earlierSecrets = (environment['GATEWAY_EARLIER_SECRETS'] ?? '').split(',').flatMap((part) => part.trim() || [])
  if (environment['SITE_ENV'] === 'local') return { secret: secret || 'only for a developer’s machine', earlierSecrets }
  if (secret === '') throw new Error('GATEWAY_SECRET must be set unless SITE_ENV is local.')
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`GATEWAY_SECRET must have ${MIN_SECRET_LENGTH} characters or more: openssl rand -base64 32`)
  return { secret, earlierSecrets }
}
