import { existsSync, rmSync } from 'node:fs'
import { at, readJson } from '../workspace/paths.mjs'
import { countPlaywright } from './tally.mjs'
import { playwrightParts, playwrightTimes } from './times.mjs'

const REPORT = 'e2e/test-results/playwright.json'

/**
 * The check that runs the browser tests against running shops.
 * @param {Record<string, string>} env the ports of the shops
 * @param {string[]} filters are given to Playwright, such as the name of a spec
 */
export function browserTests(env, filters) {
  const isThere = () => existsSync(at(REPORT))
  return {
    name: 'Browser tests',
    command: 'pnpm',
    args: ['exec', 'playwright', 'test', '--reporter=list,json', ...filters],
    cwd: at('e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: at(REPORT) },
    prepare: () => rmSync(at(REPORT), { force: true }),
    count: () => (isThere() ? countPlaywright(readJson(REPORT)) : { passed: 0, failed: 1 }),
    parts: () => (isThere() ? playwrightParts(readJson(REPORT)) : []),
    times: () => (isThere() ? playwrightTimes(readJson(REPORT), 'e2e') : []),
  }
}
