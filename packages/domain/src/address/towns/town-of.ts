import { normalPostalCode } from '../../fields/postal-code.ts'

/** A country's postcodes with their towns, where the list comes from, and of which day it is. */
export interface TownList {
  source: string
  version: string
  /**
   * Runs of postcodes of one town, in order, with those between that are not in use: the step from the last postcode of the run before, how many more the run has, and
   * the town. `1050-24København K` starts at 1050 and ends at 1074.
   */
  towns: readonly string[]
}

const RUN = /^(\d+)(?:-(\d+))?(.+)$/

/** Returns the town of a typed postcode. Undefined for a postcode between the runs of two towns. */
export function townOf({ towns }: Pick<TownList, 'towns'>, typed: string, countryCode: string): string | undefined {
  const code = Number(normalPostalCode(typed, countryCode).replaceAll(' ', ''))
  let end = 0
  for (const run of towns) {
    const [, step = '', length = '0', town] = RUN.exec(run) ?? []
    const start = end + Number(step)
    end = start + Number(length)
    if (code <= end) return code >= start ? town : undefined
  }
  return undefined
}
