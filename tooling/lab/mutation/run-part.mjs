import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { changedFiles } from './changed-files.mjs'

// node run-part.mjs <part as JSON>: runs the mutation tester in the package of the current folder.
const { mutate, tests = [], reports, concurrency, force } = JSON.parse(process.argv[2])
// The columns of a table are described while its file loads.
const mutated = [...mutate, '!**/*.test.*', '!**/*-tables.ts']
mkdirSync(reports, { recursive: true })

const mutants = await new Stryker({
  mutate: mutated,
  testFiles: tests,
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: {
    configFile: fileURLToPath(new URL('vitest.config.mjs', import.meta.url)),
    // A test of the gateway imports nearly every file. Coverage decides which tests run.
    related: false,
    pool: 'forks',
  },
  coverageAnalysis: 'perTest',
  // Code that runs only while a file loads cannot be mutated later, and each mutant would need every test.
  ignoreStatic: true,
  inPlace: true,
  disableTypeChecks: false,
  packageManager: 'pnpm',
  incremental: true,
  incrementalFile: path.join(reports, 'incremental.json'),
  force,
  concurrency,
  timeoutMS: 60_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  reporters: ['progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: path.join(reports, 'report.html') },
  jsonReporter: { fileName: path.join(reports, 'report.json') },
  allowConsoleColors: false,
}).runMutationTest()
// Kept results may be of files that the part no longer changes.
const changed = new Set(changedFiles(mutated).map((file) => path.resolve(file)))
const statuses = mutants.filter(({ fileName }) => changed.has(path.resolve(fileName))).map(({ status }) => status)
writeFileSync(path.join(reports, 'statuses.json'), JSON.stringify(statuses))
