import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareBrowser } from './browser.mjs'

let folder

/** Adds programs to the PATH, and returns their addresses. */
const add = (...names) =>
  names.map((name) => {
    const file = path.join(folder, name)
    writeFileSync(file, '')
    chmodSync(file, 0o755)
    return file
  })
const chosen = () => [process.env.CHROMIUM, process.env.WHOLE_CHROMIUM]
/** Packages that cannot be installed. */
const offline = { run: () => Promise.reject(new Error('Debian cannot be reached')) }

describe('prepareBrowser', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))
    vi.stubEnv('PATH', folder)
    vi.stubEnv('CHROMIUM', undefined)
    vi.stubEnv('WHOLE_CHROMIUM', undefined)
    vi.stubEnv('STORYBOOK_TEST_PORT', undefined)
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  it('tests in the headless shell, and keeps the browser of visitors for what the shell cannot do', async () => {
    const [whole, shell] = add('chromium', 'chromium-headless-shell')
    await prepareBrowser(offline)
    expect(chosen()).toEqual([shell, whole])
  })

  it('measures in the browser of visitors', async () => {
    const [whole] = add('google-chrome', 'chromium-headless-shell')
    await prepareBrowser(offline, { isWhole: true })
    expect(chosen()).toEqual([whole, whole])
  })

  it('tests in the browser of visitors where there is no shell', async () => {
    const [whole] = add('google-chrome')
    await prepareBrowser(offline)
    expect(chosen()).toEqual([whole, whole])
  })

  it('takes the browser that the environment names for everything', async () => {
    const [named] = add('my-browser', 'chromium', 'chromium-headless-shell')
    vi.stubEnv('CHROMIUM', named)
    await prepareBrowser(offline)
    expect(chosen()).toEqual([named, named])
  })

  // On a Mac Chrome may be in its usual place.
  it.skipIf(process.platform === 'darwin')('says what to do where there is no browser (needs no Mac)', async () => {
    await expect(prepareBrowser(offline)).rejects.toThrow('install Chromium or Chrome')
  })

  it('refuses a named browser that cannot be run', async () => {
    vi.stubEnv('CHROMIUM', '/not/there')
    await expect(prepareBrowser(offline)).rejects.toThrow('CHROMIUM names /not/there')
  })
})
