import { parseArgs } from 'node:util'
import { runUntilStopped } from '../repository/processes/lifetime.mjs'
import { temporaryData } from '../repository/processes/temporary-data.mjs'
import { findTrees, startTrees } from '../repository/processes/trees.mjs'
import { chosenBrands } from '../repository/workspace/brands.mjs'
import { ensureInstalled } from '../repository/workspace/install.mjs'
import { at, node } from '../repository/workspace/paths.mjs'
import { prepareBrowser } from '../repository/test-run/browser.mjs'

// npm run measure [-- --brands product,phonicear --runs 3 …]: what pages of the shop cost a visitor, beside the bars and
// the floors, or with `--against <folder or git ref>` beside those of another tree. The choices are in
// tooling/lab/README.md. It passes or fails nothing, and is no part of `npm test`.
await runUntilStopped(async (group) => {
  const choices = process.argv.slice(2)
  const brands = chosenBrands(namesAfter('brands', 'product'))
  await ensureInstalled(group)
  await prepareBrowser(group, { isWhole: true })
  const data = temporaryData()
  let trees
  try {
    trees = await findTrees(group, namesAfter('against', ''))
    // As in production: search engines are let in, which Lighthouse looks at.
    const siteEnv = { SITE_ENV: 'production' }
    const { sitePorts } = await startTrees(group, { ...trees, brands, dataDir: data.dataDir, siteEnv })
    await group.run({
      name: 'Measuring',
      command: node(),
      args: ['measure/main.ts', ...choices],
      cwd: at('tooling/lab'),
      env: { SITE_PORT: sitePorts.join() },
      show: 'all',
    })
  } finally {
    await group.stop()
    trees?.remove()
    data.remove()
  }

  /** The names of an option. All others are read by tooling/lab. @param {string} option @param {string} usual */
  function namesAfter(option, usual) {
    const { values } = parseArgs({
      args: choices,
      strict: false,
      options: { [option]: { type: 'string', default: usual } },
    })
    return String(values[option]).split(',').filter(Boolean)
  }
})
