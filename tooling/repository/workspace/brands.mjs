import { allBrands } from './paths.mjs'

/** Returns the brands named on the command line, or all brands. Throws for a brand that does not exist. @param {string[]} names */
export function chosenBrands(names) {
  const known = allBrands()
  // turbo's option names a brand too.
  names = names.map((name) => name.replace(/^--filter=/, ''))
  const wrong = names.filter((name) => !known.includes(name))
  if (wrong.length > 0) throw new Error(`There is no brand ${wrong.join(', ')}. The brands are ${known.join(', ')}.`)
  return names.length > 0 ? names : known
}

/** The arguments with which turbo builds what has changed of some brands. @param {string[]} brands */
export const buildArguments = (brands) => [
  'run',
  'build',
  '--output-logs=errors-only',
  ...brands.map((brand) => `--filter=${brand}`),
]
