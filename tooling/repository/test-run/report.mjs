import { addUp } from './skips.mjs'
import { slowestOf } from './times.mjs'

const NAMED = 20

/**
 * Returns the report of a run: seconds, passed and failed tests per stage, the slowest test files, and the reasons of
 * skipped tests.
 * @param {readonly import('./tally.mjs').Stage[]} stages
 * @param {{ showsAllTimes?: boolean }} choice `showsAllTimes` names every test file instead of the slowest twenty
 */
export function reportRun(stages, { showsAllTimes = false } = {}) {
  const times = stages.flatMap((stage) => stage.times ?? [])
  const named = slowestOf(times, showsAllTimes ? undefined : NAMED)
  const heading = showsAllTimes ? 'Seconds per test file' : `Seconds of the slowest ${named.length} test files`
  const files = named.map(({ file, seconds }) => `${inColumn(seconds.toFixed(1))}  ${file}`)
  const skips = addUp(stages.flatMap((stage) => stage.skips ?? [])).map(
    ({ tests, why }) => `${inColumn(tests)}  ${why}`,
  )
  return [...tableOf(stages), ...section(heading, files), ...section('Skipped tests', skips)].join('\n')
}

const section = (heading, lines) => (lines.length > 0 ? ['', heading, ...lines] : [])

function tableOf(stages) {
  const rows = stages.flatMap((stage) => [stage, ...(stage.parts ?? []).map(indented)])
  const width = Math.max(...rows.map(({ name }) => name.length), 'Stage'.length)
  const line = ({ name, seconds, passed, failed }) =>
    [name.padEnd(width), ...[seconds, passed, failed].map((cell) => inColumn(cell))].join('').trimEnd()
  return [
    line({ name: 'Stage', seconds: 'seconds', passed: 'passed', failed: 'failed' }),
    ...rows.map((row) => line({ ...row, seconds: row.seconds.toFixed(1) })),
  ]
}

const indented = (part) => ({ ...part, name: `  ${part.name}` })
const inColumn = (cell) => `${cell ?? ''}`.padStart(9)
