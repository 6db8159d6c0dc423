import { chromiumOptions } from '@shop/browser/chromium-options.ts'
import { chromium } from 'playwright'
import { expect, it } from 'vitest'

/** The features that each list of a command line switches off; Playwright's own comes first. */
const disabledLists = (commandLine: string) =>
  [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) => names.split(','))

it('switches off all that Playwright switches off, because Chromium reads the last list only', async () => {
  const launch = chromium.launch({ ...chromiumOptions, executablePath: '/bin/false' })
  // A launch that fails names its command line.
  const [ofPlaywright = [], ours = []] = disabledLists(await launch.then(String, String))
  expect(ofPlaywright.length).toBeGreaterThan(5)
  expect(ofPlaywright.filter((name) => !ours.includes(name))).toEqual([])
})
