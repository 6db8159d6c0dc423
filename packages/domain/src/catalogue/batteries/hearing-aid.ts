import { isBatterySize, type BatterySize } from './battery-sizes.ts'

/** What a visitor has said about the own hearing aid. */
export interface HearingAid {
  size?: BatterySize | undefined
  /** Names of what it takes, as they stand on the pack, separated by commas: `miniFit, ProWax`. */
  words: string
}

/** Whether a product is for a hearing aid. */
export type Fit = 'fits' | 'doesNotFit' | 'unknown'

/** The most letters of the words about a hearing aid. */
export const LONGEST_WORDS = 120

const comparable = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Returns the names in the words about a hearing aid. */
export const systemsIn = (words: string): string[] =>
  words
    .split(/[,;\n]/)
    .map(comparable)
    .filter(Boolean)

/**
 * Judges by what a product is for (its facet `fits`) alone. A system must be named as a whole: a longer or a shorter name may be
 * another system. Only a battery size is known not to fit, because a hearing aid takes one size, but many systems.
 */
export function fitOf(fits: readonly string[] | undefined, { size, words }: HearingAid): Fit {
  const values = (fits ?? []).map(comparable).filter(Boolean)
  const sizes = values.filter(isBatterySize)
  const systems = values.filter((value) => !isBatterySize(value))
  const hasSize = size !== undefined && (sizes as readonly string[]).includes(size)
  const named = systemsIn(words)
  const hasSystem = systems.some((system) => named.includes(system))
  // A product with both demands both.
  if (values.length > 0 && (hasSize || sizes.length === 0) && (hasSystem || systems.length === 0)) return 'fits'
  return size !== undefined && sizes.length > 0 && !hasSize && systems.length === 0 ? 'doesNotFit' : 'unknown'
}
