/** Whether real money moves: at the provider's live system, its test system, or a stand-in. */
export type ProviderMode = 'live' | 'test' | 'sandbox'

/** The hosts of a provider's systems. A name that begins with a dot stands for all hosts below it. */
export interface ProviderHosts {
  live: readonly string[]
  test: readonly string[]
}

/** Returns the mode of an address of a provider's API. */
export function modeOf(address: string, { live, test }: ProviderHosts): ProviderMode {
  const host = URL.parse(address)?.hostname ?? ''
  const isOneOf = (names: readonly string[]) =>
    names.some((name) => (name.startsWith('.') ? host.endsWith(name) : host === name))
  if (isOneOf(test)) return 'test'
  return isOneOf(live) ? 'live' : 'sandbox'
}
