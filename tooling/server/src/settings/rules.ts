import { readTrustedProxies } from '../trusted-proxies.ts'
import { isOwnMachine, isOwnNetwork } from './own-network.ts'
import type { Rule, Rules } from './setting.ts'

/** The same rule in every environment. */
export const everywhere = (rule: Rule): Rules => ({
  local: rule,
  test: rule,
  staging: rule,
  production: rule,
})

/** The rules of a developer's machine, of `test` and `staging`, and of production. */
export const byEnvironment = ({ local, trial, production }: { local?: Rule; trial?: Rule; production?: Rule }) => ({
  ...(local && { local }),
  ...(trial && { test: trial, staging: trial }),
  ...(production && { production }),
})

/** Another rule everywhere but on a developer's machine. */
export const deployed = (rule: Rule, local?: Rule): Rules =>
  byEnvironment({ ...(local && { local }), trial: rule, production: rule })

/** One of several words. */
export const oneOf = (...words: readonly string[]): Rule => ({
  allowed: words.join(' or '),
  permits: (value) => words.includes(value),
})

/** A whole number in a range. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER): Rule => ({
  allowed: `a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}`,
  permits: (value) => /^\d{1,16}$/.test(value) && Number(value) >= least && Number(value) <= most,
})

/** A port. 0 uses any free one. */
export const port = (least = 0) => wholeNumber(least, 65_535)

/** No value at all. */
export const unset: Rule = { allowed: 'left out', permits: () => false }

/** Text of a form. */
export const matching = (form: RegExp, allowed: string): Rule => ({ allowed, permits: (value) => form.test(value) })

/** Text of several rules. */
export const both = (one: Rule, other: Rule): Rule => ({
  allowed: `${one.allowed}, and ${other.allowed}`,
  permits: (value) => one.permits(value) && other.permits(value),
})

const urlOf = (value: string) => {
  const url = URL.parse(value)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** An address of the web. */
export const webAddress: Rule = {
  allowed: 'an address that begins with http:// or https://',
  permits: (value) => urlOf(value) !== undefined,
}

/** An address that is reached with TLS. */
export const httpsAddress: Rule = {
  allowed: 'an address that begins with https://',
  permits: (value) => urlOf(value)?.protocol === 'https:',
}

/** An address that is reached with TLS, or does not leave the own network. */
export const privateOrHttps: Rule = {
  allowed: 'an address that begins with https://, or with http:// and a host of the own network',
  permits: (value) => httpsAddress.permits(value) || isOwnNetwork(urlOf(value)?.hostname ?? 'www.example'),
}

/** The address of a network interface that other machines do not reach. */
export const ownMachine: Rule = {
  allowed: 'an address of this machine, such as 127.0.0.1',
  permits: isOwnMachine,
}

/** Random text that cannot be guessed. */
export const strongSecret = (length: number, different: number): Rule => ({
  allowed: `${length} characters or more, ${different} of them different: openssl rand -base64 32`,
  permits: (value) => value.length >= length && new Set(value).size >= different,
})

/** Text that is not all alike, for a key whose length a provider decides. */
export const notAlike = (different: number): Rule => ({
  allowed: `of ${different} or more different characters`,
  permits: (value) => new Set(value).size >= different,
})

/** Addresses and ranges of proxies. */
export const proxies: Rule = {
  allowed: 'addresses or ranges such as 10.0.0.0/8 or 2001:db8::/32, with commas between them',
  permits: (value) => {
    try {
      return readTrustedProxies(value) !== undefined
    } catch {
      return false
    }
  },
}
