import { chromiumOptions } from './chromium-options.ts'
import { chromium } from 'playwright'
import { describe, expect, it } from 'vitest'

/** Returns the disabled features of each list in a command line. Playwright's own list comes first. */
const disabledLists = (commandLine: string) =>
  [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) => names.split(','))

describe('chromiumOptions', () => {
  it('switches off all that Playwright switches off, because Chromium reads the last list only', async () => {
    const launch = chromium.launch({ ...chromiumOptions, executablePath: '/bin/false' })
    // The error of a failed launch contains the command line.
    const [ofPlaywright = [], ours = []] = disabledLists(await launch.then(String, String))
    expect(ofPlaywright.length).toBeGreaterThan(5)
    expect(ofPlaywright.filter((name) => !ours.includes(name))).toEqual([])
  })
})
