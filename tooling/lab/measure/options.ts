import { parseArgs } from 'node:util'
import { profileNames, type ProfileName } from './profiles.ts'
import { pageNames, type PageName } from './site.ts'

/** What can be measured, in the order of what it costs. */
export const partNames = [
  'load',
  'html',
  'ready',
  'cart',
  'longCart',
  'navigation',
  'purchase',
  'heap',
  'lighthouse',
] as const
/** The parts that measure each page by itself. */
export const partsByPage: readonly PartName[] = ['load', 'html', 'lighthouse']
export type PartName = (typeof partNames)[number]

/** What is measured in this run. */
export interface Options {
  brands: readonly string[]
  /** Rounds; in each of them all sites are measured once. */
  runs: number
  parts: readonly PartName[]
  profiles: readonly ProfileName[]
  pages: readonly PageName[]
  /** The trees to measure beside this one, by the names they were given. Without any, the floors are measured. */
  against: readonly string[]
}

/** Reads the command line. Throws a sentence for list it does not know. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      brands: { type: 'string', default: 'product' },
      runs: { type: 'string', default: '3' },
      parts: { type: 'string', default: partNames.join(',') },
      profiles: { type: 'string', default: profileNames.join(',') },
      pages: { type: 'string', default: pageNames.join(',') },
      against: { type: 'string', default: '' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number of rounds.`)
  return {
    runs,
    brands: list(values.brands),
    parts: chosen('parts', values.parts, partNames),
    profiles: chosen('profiles', values.profiles, profileNames),
    pages: chosen('pages', values.pages, pageNames),
    against: list(values.against),
  }
}

const list = (text: string) => text.split(',').flatMap((word) => word.trim() || [])

function chosen<Name extends string>(option: string, text: string, known: readonly Name[]): Name[] {
  const names = list(text)
  const wrong = names.filter((name) => !known.some((one) => one === name))
  if (wrong.length > 0) throw new Error(`--${option} ${wrong.join(',')} is unknown; known are ${known.join(', ')}.`)
  return known.filter((one) => names.includes(one))
}
