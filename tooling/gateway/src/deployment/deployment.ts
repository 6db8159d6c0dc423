import type { SiteEnvironment } from '@shop/server/settings/site-environment.ts'

/** What tells one deployment from another. All gateways on one database have the same. */
export interface Deployment {
  environment: SiteEnvironment
  /** Names the secret without revealing it. */
  secretKeyId: string
  /** By payment provider its mode and merchant account, such as `live HearingShop`. */
  accounts: Readonly<Record<string, string>>
}

/** A deployment as its settings say it, with the secrets that it can still read. */
export interface ConfiguredDeployment extends Deployment {
  earlierKeyIds: readonly string[]
}

/** What an operator's command knows of its deployment. Only the environment is always set. */
export type KnownDeployment = Pick<ConfiguredDeployment, 'environment'> & Partial<ConfiguredDeployment>

/** A setting in which a deployment differs from the one that a database belongs to. */
export interface Difference {
  /** `environment`, `secret` or the name of a payment provider. */
  part: string
  theirs: string
  ours: string
}

/** Returns in what a deployment differs from the owner of the database. A secret that is still readable is no difference. */
export function differences(owner: Deployment, known: KnownDeployment): Difference[] {
  const { environment, secretKeyId, earlierKeyIds = [], accounts = {} } = known
  const isReadable = secretKeyId === undefined || [secretKeyId, ...earlierKeyIds].includes(owner.secretKeyId)
  const found: Difference[] = [
    { part: 'environment', theirs: owner.environment, ours: environment },
    ...(isReadable ? [] : [{ part: 'secret', theirs: `key ${owner.secretKeyId}`, ours: `key ${secretKeyId}` }]),
    // A provider that the owner does not know has no payments in the database.
    ...Object.entries(accounts).map(([part, ours]) => ({ part, theirs: owner.accounts[part] ?? ours, ours })),
  ]
  return found.filter(({ theirs, ours }) => theirs !== ours)
}

/** Lists differences for an operator, one a line. */
export const listDifferences = (found: readonly Difference[]): string =>
  found.map(({ part, theirs, ours }) => `  ${part}: ${theirs}, here ${ours}`).join('\n')
