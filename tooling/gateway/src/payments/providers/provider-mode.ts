import { byEnvironment, httpsAddress, privateOrHttps } from '@shop/server/settings/rules.ts'
import type { Rule, Rules } from '@shop/server/settings/setting.ts'

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

const names = (list: readonly string[]) =>
  list.map((name) => (name.startsWith('.') ? `a host below ${name.slice(1)}` : name))

/** The addresses of a provider: its live system in production, and never there elsewhere. */
export function providerAddress(hosts: ProviderHosts): Rules {
  const live: Rule = {
    allowed: `https:// and ${names(hosts.live).join(' or ')}`,
    permits: (value) => httpsAddress.permits(value) && modeOf(value, hosts) === 'live',
  }
  const other: Rule = {
    allowed: `https:// and ${names(hosts.test).join(' or ')}, or a stand-in by https:// or in the own network`,
    permits: (value) => privateOrHttps.permits(value) && modeOf(value, hosts) !== 'live',
  }
  return byEnvironment({ local: other, trial: other, production: live })
}

const without = (mark: string): Rule => ({
  allowed: `a key that does not begin with ${mark}`,
  permits: (value) => !value.startsWith(mark),
})

/** Keys that a provider marks as those of its live or its test system. */
export function providerKey({ live, test }: { live: string; test: string }): Rules {
  return byEnvironment({ local: without(live), trial: without(live), production: without(test) })
}
