import { plainWord, type BatteryCategory } from './battery-categories.ts'
import type { BatterySize } from './battery-sizes.ts'

type Cell = Exclude<BatterySize, 'rechargeable'>

/** The numbers of the standards by size: after PR in IEC 60086 (PR48), before Z in ANSI C18 (7000ZD). */
const STANDARD_NUMBERS: Readonly<Record<string, Cell>> = {
  70: '10',
  41: '312',
  48: '13',
  44: '675',
  7005: '10',
  7002: '312',
  7000: '13',
  7003: '675',
}

const STANDARD = /\b(?:pr[\s.-]?(70|41|48|44)|(700[0235])z[ad]?)\b/giu
/** A size with the letters that makers print before or after it (ZA312, DA10, 675AE), or with a word for size. */
const PRINTED =
  /(?<![\p{L}\p{N}])(?:(?:a|ac|da|me|p|pr|s|v|xl|za|zl|no|nr|size|stl|storlek|str|st(?:ø|o|oe)rrelse)[\s.]*)?(10|312|13|675)(?:ae|at|au|hp|hpx|mf|s|za|zd)?(?![\p{L}\p{N}-])/giu

/** Replaces the many ways to write a battery size by the size: `ZA312`, `p13`, `str. 10`, `PR48`. */
export const withBatterySizes = (text: string): string =>
  text
    .replace(
      STANDARD,
      (typed, iec: string | undefined, ansi: string | undefined) => STANDARD_NUMBERS[iec ?? ansi ?? ''] ?? typed,
    )
    .replace(PRINTED, '$1')

/** Finds the category of the battery size in a search: by number (`312`), by code (`PR41`), or by title. */
export function searchedBatterySize(query: string, sizes: readonly BatteryCategory[]): BatteryCategory | undefined {
  const asked = plainWord(query).trim()
  return sizes.find(({ size, title }) =>
    [withBatterySizes(asked), asked].some((words) => [size, plainWord(title)].includes(words)),
  )
}
