import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { freePorts } from '../processes/ports.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds the browser for the tests: the one that CHROMIUM names or one on the PATH. As root on Debian it installs a missing one.
 * Throws with one sentence that says what to do.
 * @param {{ run: (program: import('../processes/processes.mjs').Program) => Promise<string> }} group
 */
async function findBrowser(group) {
  if (process.env.CHROMIUM) {
    if (!isProgram(process.env.CHROMIUM))
      throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which cannot be run.`)
    return process.env.CHROMIUM
  }
  const found = onPath()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installOnDebian(group)
  const installed = onPath()
  if (!installed)
    throw new Error('The tests need a browser: install Chromium or Chrome, or name one with CHROMIUM=/path/to/it.')
  return installed
}

/** Sets the browser of the tests, and a free port on which stories are served to it. @param {Parameters<typeof findBrowser>[0]} group */
export async function prepareBrowser(group) {
  process.env.CHROMIUM = await findBrowser(group)
  const [port] = await freePorts(1)
  process.env.STORYBOOK_TEST_PORT = String(port)
}

const onPath = () =>
  [
    ...(process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
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

async function installOnDebian(group) {
  console.log('Installing Chromium for the tests …')
  const apt = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await group.run({ ...apt, name: 'Reading the list of Debian packages', args: ['update', '-qq'] }).catch(() => {})
  await group
    .run({ ...apt, name: 'Installing Chromium', args: ['install', '-y', '-qq', '--no-install-recommends', 'chromium'] })
    .catch((failure) => console.log(failure.message))
}
