import { medianOf } from './arithmetic.ts'
import type { Result, Results } from './results.ts'

/** One figure of two sites that were measured in turn. */
export interface Comparison extends Pick<Result, 'profile' | 'part' | 'figure'> {
  /** The median of each site, over the rounds in which both have the figure. */
  medians: [own: number, other: number]
  /** Own value / other value of each of these rounds, except where the other one is 0. */
  roundRatios: number[]
  rounds: number
}

/** Compares two sites round by round. `rounds` hold the results of one round each. */
export function compareRounds(
  rounds: readonly Pick<Results, 'results' | 'median'>[],
  own: string,
  other: string,
): Comparison[] {
  const measured = rounds.flatMap(({ results }) => results.filter(({ site }) => site === own))
  const figures = new Map(
    measured.map(({ profile, part, figure }) => [`${profile} ${part} ${figure}`, { profile, part, figure }]),
  )
  return [...figures.values()].flatMap((one) => {
    const pairs = rounds.flatMap(({ median }) => {
      const [mine, theirs] = [own, other].map((site) => median(site, one.profile, one.part, one.figure))
      return mine === undefined || theirs === undefined ? [] : [{ mine, theirs }]
    })
    const medians = [medianOf(pairs.map(({ mine }) => mine)), medianOf(pairs.map(({ theirs }) => theirs))] as const
    if (medians[0] === undefined || medians[1] === undefined) return []
    const roundRatios = pairs.flatMap(({ mine, theirs }) => (theirs === 0 ? [] : mine / theirs))
    return { ...one, medians: [medians[0], medians[1]], roundRatios, rounds: pairs.length }
  })
}
