import { readSource } from '../repository/packages.mjs'

// What differs from one payment provider to the next stands in the providers' folders; beside them only what shops name
// (the domain's list, the demo shops), what stands in for a provider, and tests may say who it is.
const KNOWS = [
  /^packages\/domain\/src\/shop\/configuration\.ts$/,
  /\/payment-providers\//,
  /\/payments\/providers\//,
  /^tooling\/(?:demo-shops|documented-gateway|sandboxes)\//,
  // Some are also ways to pay, which others take too.
  /\/payment-marks\.ts$/,
  /\/model\/payment-method\.ts$/,
  /^e2e\//,
  /\.(?:test|stories)\.[a-z]+$/,
  /\/(?:testing|fixtures)\//,
]

const [, listed = ''] =
  /PAYMENT_PROVIDERS = \[([^\]]*)\]/.exec(readSource('packages/domain/src/shop/configuration.ts')) ?? []
const names = [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name)

/** A name as a word of its own or as a part of one in camel case, never inside another word. */
const spellings = names.flatMap((name) => {
  const capital = name[0].toUpperCase() + name.slice(1)
  return [`(?<![A-Za-z])${name}(?![a-z])`, `${capital}(?![a-z])`, `(?<![A-Z])${name.toUpperCase()}(?![A-Z])`]
})
const SPELLING = new RegExp(spellings.join('|'))

/**
 * Says where a file names a payment provider that is none of its business. @param {string} file @param {string} source
 */
export function providerComplaint(file, source) {
  if (KNOWS.some((place) => place.test(file))) return undefined
  const line = source.split('\n').findIndex((text) => SPELLING.test(text))
  if (line < 0) return undefined
  return `${file}:${line + 1}: only the folders of payment providers may name one (tooling/scripts/architecture/provider-names.mjs)`
}
