import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { runUntilStopped } from '../repository/processes/lifetime.mjs'
import { temporaryData } from '../repository/processes/temporary-data.mjs'
import { browserTests } from '../repository/test-run/browser-tests.mjs'
import { prepareBrowser } from '../repository/test-run/browser.mjs'
import { startShops } from '../repository/test-run/journeys.mjs'
import { createTally } from '../repository/test-run/tally.mjs'
import { buildArguments } from '../repository/workspace/brands.mjs'
import { ensureInstalled } from '../repository/workspace/install.mjs'
import { at, node } from '../repository/workspace/paths.mjs'

const CHECKER = 'vnu-jar@26.9.27'

/** The errors that stay, and why. */
const KNOWN = [
  // Newer than the checker's CSS.
  /^CSS: .*(?:@container|container-type)/,
  // For Outlook and dark mails.
  /^CSS: .*(?:mso-|supported-color-schemes)|^Attribute “xmlns:[vo]”/,
  // Tables keep their roles on phones, where their rows are blocks.
  /^The “role” attribute must not be used on a “t[dhr]” element/,
  // The frame of a payment provider.
  /^Bad value “\d+px” for attribute “height” on element “iframe”/,
]

// npm run lab -- html: every page in each state, as it is sent and as the browser has it, and every mail, for the Nu HTML
// checker of the W3C, which needs Java. Prints how often it finds which error, and fails for one that is not known.
await runUntilStopped(async (group) => {
  if (spawnSync('java', ['-version']).status !== 0) {
    console.log('Skipped. The checker needs Java: apt-get install -y default-jre-headless')
    return 0
  }
  await ensureInstalled(group)
  await prepareBrowser(group)
  await group.run({ name: 'Building', command: 'turbo', args: buildArguments([]) })
  const data = temporaryData()
  const folder = path.join(data.dataDir, 'html')
  mkdirSync(folder)
  try {
    await group.run({
      name: 'Mails',
      command: node(),
      args: ['testing/programs/preview-mails.ts', folder],
      cwd: at('tooling/gateway'),
    })
    const { env } = await startShops(group, createTally(), data.dataDir)
    // A state that cannot be reached is a failure of the journeys, not of this.
    const states = browserTests({ ...env, HTML_FOLDER: folder }, ['page-states'])
    await group.run(states).catch(() => console.log('Some states could not be reached.'))
    return judge(folder)
  } finally {
    await group.stop()
    data.remove()
  }
})

/** Prints the errors of a folder's files by kind. Returns 1 for one that is not known. @param {string} folder */
function judge(folder) {
  const words = ['--yes', CHECKER, '--format', 'json', '--errors-only', '--skip-non-html', folder]
  const { stderr } = spawnSync('npx', words, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { messages } = JSON.parse(stderr.slice(stderr.indexOf('{')))
  const kinds = Map.groupBy(messages, ({ message }) => KNOWN.find((known) => known.test(message)) ?? message)
  for (const [kind, found] of kinds)
    console.log(`${found.length} × ${kind}\n    ${path.basename(found[0].url)}: ${found[0].extract}`)
  return [...kinds.keys()].some((kind) => typeof kind === 'string') ? 1 : 0
}
