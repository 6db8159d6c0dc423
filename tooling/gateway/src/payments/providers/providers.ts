import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { NamedFields } from '../../http/named-fields.ts'
import { adyen } from './adyen/adyen.ts'
import { klarna } from './klarna/klarna.ts'
import { nets } from './nets/nets.ts'
import type {
  ConnectProvider,
  Environment,
  PaymentProviderAdapter,
  PaymentProviderDefinition,
  ProviderPlatform,
} from './provider.ts'

/** The one list of payment providers: nothing else in the gateway knows their names. */
const DEFINITIONS: Readonly<Record<PaymentProvider, PaymentProviderDefinition>> = { adyen, klarna, nets }

const names = Object.keys(DEFINITIONS) as PaymentProvider[]
const built = names.flatMap((name) => {
  const definition = DEFINITIONS[name]
  return definition.isBuilt ? [{ name, ...definition }] : []
})

/** The providers that this gateway can reach. */
export type PaymentProviders = ReadonlyMap<string, PaymentProviderAdapter>

/** What must be set in production for payments. */
export const paymentSecrets: readonly string[] = built.flatMap(({ secrets }) => secrets)

/** What the specification names of the answers of their calls, by path. */
export const paymentFields: Readonly<Record<string, NamedFields>> = Object.assign(
  {},
  ...built.map(({ documentedFields }) => documentedFields),
)

/** The calls of providers that cannot be paid with yet. */
export const unbuiltPaymentCalls: readonly string[] = Object.values(DEFINITIONS).flatMap((definition) =>
  definition.isBuilt ? [] : definition.calls,
)

/** Reads every provider's settings; what it gives makes their adapters. */
export function configureProviders(environment: Environment): (platform: ProviderPlatform) => PaymentProviders {
  const configured = built.map(({ name, configure }): [string, ConnectProvider] => [name, configure(environment)])
  return (platform) => new Map(configured.map(([name, connect]) => [name, connect(platform)]))
}

/** The provider of that name, as transactions and messages carry it; throws when this gateway cannot reach it. */
export function providerOf(providers: PaymentProviders, name: string): PaymentProviderAdapter {
  const provider = providers.get(name)
  if (!provider) throw new Error(`There is no payment provider ${name} here`)
  return provider
}
