import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { freePorts } from '../processes/ports.mjs'

/** The browser that visitors have. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** The same engine without windows. A new context takes half of the processor time. */
const SHELL = ['chromium-headless-shell', ...WHOLE]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Sets the browser of the tests, and a free port on which stories are served to it. `CHROMIUM` names another browser. As root
 * on Debian it installs missing ones. Throws with one sentence that says what to do.
 * @param {{ run: (program: import('../processes/processes.mjs').Program) => Promise<string> }} group
 * @param {{ isWhole?: boolean }} [choice] `isWhole` for what must run in the browser that visitors have
 */
export async function prepareBrowser(group, { isWhole = false } = {}) {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !isProgram(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, which cannot be run.`)
  if (!CHROMIUM) await installMissing(group, isWhole ? [WHOLE[0]] : [WHOLE[0], SHELL[0]])
  process.env.CHROMIUM = CHROMIUM || found(isWhole ? WHOLE : SHELL)
  process.env.WHOLE_CHROMIUM ||= CHROMIUM || found(WHOLE)
  const [port] = await freePorts(1)
  process.env.STORYBOOK_TEST_PORT = String(port)
}

function found(names) {
  const browser = onPath(names)
  if (!browser)
    throw new Error('The tests need a browser: install Chromium or Chrome, or name one with CHROMIUM=/path/to/it.')
  return browser
}

const onPath = (names) =>
  [
    ...names.flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name))),
    MAC,
  ].find(isProgram)

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs packages one by one, because older releases of Debian have no headless shell. */
async function installMissing(group, packages) {
  const missing = packages.filter((name) => !onPath([name]))
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log('Installing Chromium for the tests …')
  const apt = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await group.run({ ...apt, name: 'Reading the list of Debian packages', args: ['update', '-qq'] }).catch(() => {})
  for (const name of missing) {
    await group
      .run({ ...apt, name: `Installing ${name}`, args: ['install', '-y', '-qq', '--no-install-recommends', name] })
      .catch((failure) => console.log(failure.message))
  }
}
