import { parseArgs } from 'node:util'
import path from 'node:path'
import { ensureInstalled } from '../repository/workspace/install.mjs'
import { runUntilStopped } from '../repository/processes/lifetime.mjs'
import { chosenAreas } from './mutation/areas.mjs'
import { copyRepository } from '../repository/workspace/copy.mjs'
import { countMutants, scoreTable } from './mutation/score.mjs'
import { at, node, readJson } from '../repository/workspace/paths.mjs'

const REPORTS = 'mutation-reports'

// npm run lab -- mutation [-- area ...] [--concurrency 1] [--force]: measures how many small faults the tests of an area notice.
// Each area keeps its results, so that a run repeats only what has changed. `--force` repeats everything.
await runUntilStopped(async (group) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { concurrency: { type: 'string', default: '1' }, force: { type: 'boolean', default: false } },
  })
  const chosen = chosenAreas(positionals)
  await ensureInstalled(group)
  const copy = copyRepository()
  // Ctrl-C does not wait for this function.
  process.once('exit', copy.remove)
  const results = []
  for (const { area, parts } of chosen) {
    results.push({ area, parts: await measure(group, { area, parts, folder: copy.folder, ...values }) })
  }
  console.log(`\n${scoreTable(results)}\n\nThe mutants that survived: ${REPORTS}/<area>/<part>/report.html`)
})

/** Measures an area part by part, because each has its own tests. */
async function measure(group, { area, parts, folder, concurrency, force }) {
  const measured = []
  for (const part of parts) {
    const reports = path.join(REPORTS, area, part.name)
    await group.run({
      name: `Mutants of ${area}/${part.name}`,
      command: node(),
      args: [at('tooling/lab/mutation/run-part.mjs'), argument({ ...part, reports, concurrency, force })],
      cwd: path.join(folder, part.folder),
      show: 'all',
    })
    measured.push({ name: part.name, counts: countMutants(readJson(reports, 'statuses.json')) })
  }
  return measured
}

function argument({ mutate, tests, reports, concurrency, force }) {
  return JSON.stringify({ mutate, tests, reports: at(reports), concurrency: Number(concurrency), force })
}
