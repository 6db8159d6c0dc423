import { allBrands } from './paths.mjs'

/** The brands named on the command line, all of them when none is. Throws a sentence for a brand that does not exist. @param {string[]} names */
export function chosenBrands(names) {
  const known = allBrands()
  // turbo's own way of naming one is understood as well.
  names = names.map((name) => name.replace(/^--filter=/, ''))
  const wrong = names.filter((name) => !known.includes(name))
  if (wrong.length > 0) throw new Error(`There is no brand ${wrong.join(', ')}. The brands are ${known.join(', ')}.`)
  return names.length > 0 ? names : known
}

/** The arguments that make turbo build brands, and only what has changed of them. @param {string[]} brands */
export const buildArguments = (brands) => [
  'run',
  'build',
  '--output-logs=errors-only',
  ...brands.map((brand) => `--filter=${brand}`),
]
