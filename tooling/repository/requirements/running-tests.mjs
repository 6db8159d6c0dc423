import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { ourPackages } from '../workspace/packages.mjs'
import { at, hasScript, readJson, toolEnvironment } from '../workspace/paths.mjs'

const run = promisify(execFile)
const MEGABYTES = 1024 * 1024

/** The report of a package's unit tests. */
export const VITEST_REPORT = 'test-results/vitest.json'

/**
 * Lists the titles of all tests that run, with their files from the root. Unit tests count if they passed in the last `npm
 * run verify`. Playwright lists its own. Leaves out skipped and failed tests.
 */
export async function runningTests() {
  const packages = ourPackages().map(({ folder }) => folder)
  const units = packages.filter((folder) => hasScript(folder, 'test')).flatMap(unitTests)
  return [...units, ...(await browserTests())]
}

function unitTests(folder) {
  if (!existsSync(at(folder, VITEST_REPORT))) throw new Error(`${folder} has no report of its tests: npm run verify`)
  return passedIn(readJson(folder, VITEST_REPORT), folder)
}

async function browserTests() {
  const configs = readdirSync(at('e2e')).filter((name) => name.endsWith('.config.ts'))
  const lists = await Promise.all(configs.map(listed))
  return lists.flatMap((list) => expectedIn(list, 'e2e'))
}

async function listed(config) {
  const args = ['test', '--list', '--reporter=json', '--config', config]
  const { stdout } = await run(at('e2e/node_modules/.bin/playwright'), args, {
    cwd: at('e2e'),
    env: toolEnvironment(),
    maxBuffer: 64 * MEGABYTES,
  })
  return JSON.parse(stdout)
}

/**
 * Lists the passed tests of a package in a report of Vitest's JSON reporter. Leaves out stories, which lie in other packages.
 * A report may come from a cache that another checkout has filled. So only the path below the package counts.
 * @param {{ testResults: { name: string, assertionResults: { ancestorTitles: string[], title: string, status: string }[] }[] }} report
 * @param {string} folder
 */
export const passedIn = ({ testResults }, folder) =>
  testResults
    .filter(({ name }) => name.includes(`/${folder}/`))
    .flatMap(({ name, assertionResults }) =>
      passedOf(name.slice(name.lastIndexOf(`/${folder}/`) + 1), assertionResults),
    )

const passedOf = (file, results) =>
  results
    .filter(({ status }) => status === 'passed')
    .map(({ ancestorTitles, title }) => ({ file, title: [...ancestorTitles, title].join(' › ') }))

/**
 * Lists the tests of Playwright's list that are expected to pass. Skipped tests are not.
 * @param {{ suites: object[] }} list
 * @param {string} folder
 */
export const expectedIn = ({ suites }, folder) =>
  suites.flatMap((suite) => testsOf(suite, [])).map(({ file, title }) => ({ file: `${folder}/${file}`, title }))

function testsOf({ specs = [], suites = [], title, file }, above) {
  const titles = title === file ? above : [...above, title]
  const own = specs
    .filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus === 'passed'))
    .map((spec) => ({ file: spec.file, title: [...titles, spec.title].join(' › ') }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles))]
}
