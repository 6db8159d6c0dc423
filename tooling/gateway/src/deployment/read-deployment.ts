import { checkSettings, type Environment } from '@shop/server/settings/read-from-table.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { keyIdOf } from '../access/encryption.ts'
import { merchantAccounts, paymentSettings } from '../payments/providers/providers.ts'
import { readGatewaySecrets } from '../secrets/gateway-secrets.ts'
import type { ConfiguredDeployment, KnownDeployment } from './deployment.ts'

/** Reads the deployment that a gateway's settings describe. */
export const readDeployment = (environment: Environment): ConfiguredDeployment => ({
  environment: readSiteEnvironment(environment),
  ...readKeyIds(environment),
  accounts: merchantAccounts(checkSettings(paymentSettings, environment)),
})

/**
 * Reads what an operator's variables say about the deployment. Commands need the database alone, so the secret is compared only
 * where it is set.
 */
export const readKnownDeployment = (environment: Environment): KnownDeployment => ({
  environment: readSiteEnvironment(environment),
  ...((environment['GATEWAY_SECRET'] || environment['GATEWAY_SECRET_FILE']) && readKeyIds(environment)),
})

function readKeyIds(environment: Environment) {
  const { secret, earlierSecrets } = readGatewaySecrets(environment)
  return { secretKeyId: keyIdOf(secret), earlierKeyIds: earlierSecrets.map(keyIdOf) }
}
