import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { at } from './workspace/paths.mjs'

// node tooling/repository/run.mjs <command> […]: what the scripts of package.json run. A command is a file of `commands`,
// an experiment of the lab (`lab <name>`), or one of these programs, which begin with at most two words.

/** @type {Readonly<Record<string, { file: string, env?: Record<string, string> }>>} */
const PROGRAMS = {
  'audit --sbom': { file: 'tooling/repository/commands/sbom.mjs' },
  conformance: { file: 'tooling/contract/src/conformance/main.ts' },
  gateway: { file: 'tooling/gateway/src/operator.ts', env: { SITE_ENV: 'local' } },
  'gateway purchase': { file: 'tooling/repository/payment-providers/synthetic-purchase.mjs' },
  'gateway shops-file': { file: 'tooling/demo-shops/src/write-shops-file.ts' },
  'lab documented-gateway': { file: 'tooling/contract/src/documented-gateway/main.ts' },
  measure: { file: 'tooling/lab/measure.mjs' },
  'measure storybook': { file: 'tooling/lab/measure-storybook.mjs' },
  serve: { file: 'tooling/site-server/src/main.ts' },
  'storybook compare': { file: 'tooling/repository/commands/compare-stories.mjs' },
  write: { file: 'tooling/build/src/write.ts' },
}

/** Returns the program that words name, and how many of the words are its name. @param {readonly string[]} words */
function chosenProgram(words) {
  for (const length of [2, 1]) {
    const program = PROGRAMS[words.slice(0, length).join(' ')]
    if (program) return { ...program, length }
  }
  const [folder, name, length] = words[0] === 'lab' ? ['lab', words[1], 2] : ['repository/commands', words[0], 1]
  const file = `tooling/${folder}/${name}.mjs`
  if (/^[a-z-]+$/.test(name ?? '') && existsSync(at(file))) return { file, length }
  console.error(`There is no command ${words.join(' ')}. Commands:\n  ${allNames().join('\n  ')}`)
  return process.exit(2)
}

const allNames = () =>
  [
    ...filesOf('tooling/repository/commands'),
    ...filesOf('tooling/lab').map((name) => `lab ${name}`),
    ...Object.keys(PROGRAMS),
  ].toSorted()

const filesOf = (folder) => readdirSync(at(folder)).flatMap((file) => /^(.*)\.mjs$/.exec(file)?.[1] ?? [])

const words = process.argv.slice(2)
const { file, env = {}, length } = chosenProgram(words)
for (const [name, value] of Object.entries(env)) process.env[name] ||= value
process.argv = [process.argv[0], at(file), ...words.slice(length)]
// Programs in TypeScript need the Node that the install brings.
if (file.endsWith('.ts')) await import('./workspace/require-node.mjs')
await import(pathToFileURL(at(file)).href)
