import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Returns a brand's word mark for dark backgrounds, from its app. */
export const wordMarkOf = (brand: string): string => readFileSync(resolve(`${brand}/logo-inverse.svg`), 'utf8')

/** Returns the aspect ratio of a brand's word mark. */
export function wordMarkRatio(brand: string): number {
  const { width, height } = /viewBox="0 0 (?<width>\d+) (?<height>\d+)"/.exec(wordMarkOf(brand))?.groups ?? {}
  if (!width || !height) throw new Error(`The word mark of ${brand} has no viewBox that begins at 0 0.`)
  return Number(width) / Number(height)
}
