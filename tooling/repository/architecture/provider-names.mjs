import { PAYMENT_PROVIDERS } from '@shop/domain/shop/configuration.ts'

/** The files that may name a payment provider: its folders, the domain's list, demo shops, sandboxes and tests. */
const HOMES = [
  /^packages\/domain\/src\/shop\/configuration\.ts$/,
  /\/payment-providers\//,
  /\/payments\/providers\//,
  /^tooling\/(?:contract\/src\/documented-gateway|demo-shops|sandboxes)\//,
  // Some providers are also payment methods, which others accept too.
  /\/payment-marks\.ts$/,
  /\/model\/payment-method\.ts$/,
  // Names the built files of their libraries.
  /\/budgets\/asked-first\.ts$/,
  // Names the keys that older builds have stored.
  /\/move-old-keys\.ts$/,
  // Writes the names of stories.
  /^tooling\/storybook\/src\/story-names\.ts$/,
  // Names files that may make a call.
  /^tooling\/repository\/architecture\/restricted-calls\.mjs$/,
  /^e2e\//,
  /\.(?:test|stories)\.[a-z]+$/,
  /\/(?:testing|fixtures)\//,
]

/** A name as a word of its own or as a part of a camel-case name, never inside another word. */
const spellings = PAYMENT_PROVIDERS.flatMap((name) => {
  const capital = name[0].toUpperCase() + name.slice(1)
  return [`(?<![A-Za-z])${name}(?![a-z])`, `${capital}(?![a-z])`, `(?<![A-Z])${name.toUpperCase()}(?![A-Z])`]
})
const SPELLING = new RegExp(spellings.join('|'))

/**
 * Complains of files that name a payment provider although they serve all of them. `unused` complains of homes that no file
 * needs any more.
 * @param {{ file: string, source: string }[]} sources
 */
export function findProviderNames(sources) {
  const naming = sources.filter(({ source }) => SPELLING.test(source))
  const isHome = ({ file }) => HOMES.some((home) => home.test(file))
  const unused = HOMES.filter((home) => !naming.some(({ file }) => home.test(file)))
  return {
    complaints: naming.filter((one) => !isHome(one)).map(complaintAbout),
    unused: unused.map(
      (home) => `tooling/repository/architecture/provider-names.mjs: ${home} matches no file that needs it`,
    ),
  }
}

function complaintAbout({ file, source }) {
  const line = source.split('\n').findIndex((text) => SPELLING.test(text))
  return `${file}:${line + 1}: only the folders of payment providers may name one (tooling/repository/architecture/provider-names.mjs)`
}
