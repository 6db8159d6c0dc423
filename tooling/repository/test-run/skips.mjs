/**
 * Skipped tests with the same reason.
 * @typedef {{ tests: number, why: string }} Skip
 */

// A test that not every machine can run ends its title, or that of its group, like this.
const NEED = /\((needs [^()]+)\)/

/**
 * Lists the skipped tests of a report of Vitest's JSON reporter by what their titles say that they need.
 * @param {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {Skip[]}
 */
export function vitestSkips({ testResults }) {
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
  return grouped(skipped.map(({ fullName }) => NEED.exec(fullName)?.[1] ?? withoutReason(fullName)))
}

/**
 * Lists the skipped tests of a report of Playwright's JSON reporter by the descriptions of their annotations.
 * @param {{ suites?: object[] }} report
 * @returns {Skip[]}
 */
export const playwrightSkips = ({ suites = [] }) => grouped(suites.flatMap(reasonsIn))

function reasonsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(
        ({ annotations = [] }) =>
          annotations.find(({ description }) => description)?.description ?? withoutReason(title),
      ),
  )
  return [...own, ...suites.flatMap(reasonsIn)]
}

const withoutReason = (title) => `without a reason: ${title}`

const grouped = (reasons) => addUp(reasons.map((why) => ({ tests: 1, why })))

/** Adds up the skips with the same reason. @param {readonly Skip[]} skips @returns {Skip[]} */
export const addUp = (skips) =>
  [...new Set(skips.map(({ why }) => why))].map((why) => ({
    tests: countSkips(skips.filter((skip) => skip.why === why)),
    why,
  }))

/** @param {readonly Skip[]} skips */
export const countSkips = (skips) => skips.reduce((total, { tests }) => total + tests, 0)
