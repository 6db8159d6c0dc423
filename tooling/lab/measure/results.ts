import { medianOf } from './arithmetic.ts'
import type { Figures } from './parts.ts'
import type { ProfileName } from './profiles.ts'

/** What a figure is measured with: a browser on a device, or no browser at all. */
export type Means = ProfileName | 'servers'

/** All values of one figure. `part` is what was measured, e.g. `load product`. */
export interface Result {
  site: string
  profile: Means
  part: string
  figure: string
  values: number[]
}

/** Collects figures over all rounds. */
export function createResults() {
  const results: Result[] = []
  const issues: string[] = []
  const find = (site: string, profile: Means, part: string, figure: string) =>
    results.find((one) => one.site === site && one.profile === profile && one.part === part && one.figure === figure)
  return {
    results,
    /** The parts that could not be measured, and Lighthouse's complaints. */
    issues,
    add(site: string, profile: Means, part: string, figures: Figures) {
      for (const [figure, value] of Object.entries(figures)) {
        if (value === undefined) continue
        const known = find(site, profile, part, figure)
        if (known) known.values.push(value)
        else results.push({ site, profile, part, figure, values: [value] })
      }
    },
    addIssue(complaint: string) {
      if (!issues.includes(complaint)) issues.push(complaint)
    },
    /** Returns the median of all values. Undefined without values. */
    median: (site: string, profile: Means, part: string, figure: string) =>
      medianOf(find(site, profile, part, figure)?.values ?? []),
  }
}
export type Results = ReturnType<typeof createResults>

/** Returns the results of all rounds as those of one. */
export function together(rounds: readonly Results[]): Results {
  const all = createResults()
  for (const { results, issues } of rounds) {
    for (const { site, profile, part, figure, values } of results)
      for (const value of values) all.add(site, profile, part, { [figure]: value })
    for (const issue of issues) all.addIssue(issue)
  }
  return all
}
