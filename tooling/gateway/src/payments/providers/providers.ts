import type { Environment } from '@shop/server/settings/read-from-table.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { adyen } from './adyen/adyen.ts'
import { klarna } from './klarna/klarna.ts'
import { nets } from './nets/nets.ts'
import type {
  ConnectProvider,
  PaymentProviderAdapter,
  PaymentProviderDefinition,
  ProviderPlatform,
} from './provider.ts'

/** The only list of payment providers. Nothing outside their folders contains their names. */
const DEFINITIONS: Readonly<Record<PaymentProvider, PaymentProviderDefinition>> = { adyen, klarna, nets }

const definitions = Object.entries(DEFINITIONS)

/** The adapters by the names of their providers. */
export type PaymentProviders = ReadonlyMap<string, PaymentProviderAdapter>

/** The settings of all payment providers. */
export const paymentSettings: readonly Setting[] = definitions.flatMap(([, { settings }]) => settings)

/** Returns the function that stores what an operator saw at a provider, or undefined if the provider can be polled. */
export const recorderOf = (provider: string): PaymentProviderDefinition['recordSeen'] =>
  definitions.find(([name]) => name === provider)?.[1].recordSeen

/** Reads every provider's settings. Returns a function that creates their adapters. */
export function configureProviders(environment: Environment): (platform: ProviderPlatform) => PaymentProviders {
  const configured = definitions.map(([name, { configure }]): [string, ConnectProvider] => [
    name,
    configure(environment),
  ])
  return (platform) => new Map(configured.map(([name, connect]) => [name, connect(platform)]))
}

/** Returns mode and merchant account of each provider, by its name. */
export const merchantAccounts = (environment: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(definitions.map(([name, { accountOf }]) => [name, accountOf(environment)]))

/** Returns the adapter of a provider by its stored name. Throws for a name that no provider here has. */
export function providerOf(providers: PaymentProviders, name: string): PaymentProviderAdapter {
  const provider = providers.get(name)
  if (!provider) throw new Error(`There is no payment provider ${name} here`)
  return provider
}
