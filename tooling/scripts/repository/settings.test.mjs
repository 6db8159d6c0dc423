import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { at, root } from './paths.mjs'

const TOKEN = '([A-Z][A-Z0-9_]{3,})'
/** How the servers read variables: by name, from a schema, by destructuring, and from lists of required ones. */
const READINGS = [
  new RegExp(`\\benv(?:ironment)?\\['${TOKEN}'\\]`, 'g'),
  new RegExp(`^ {2,4}${TOKEN}: (?:v\\.|port\\b|word\\b|list\\b|databaseAddress\\b)`, 'gm'),
  /const \{([^}]*)\} = (?:environment|env)\b/g,
  /(?:const REQUIRED|secrets:|captchaSecrets) ?=? ?\[([^\]]*)\]/g,
]
// Set by tools that start the servers.
const NOT_A_SETTING = ['NODE_ENV']

const documented = new Set(
  [...readFileSync(at('docs/operate/configure.md'), 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name),
)
const sources = globSync('tooling/{gateway,site-server,server,sites}/src/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing|measure-|steal-|preview-|export-samples/.test(file))
  .map((file) => readFileSync(at(file), 'utf8'))
const read = new Set(
  sources
    .flatMap((source) => READINGS.flatMap((reading) => [...source.matchAll(reading)].map(([, words]) => words)))
    .flatMap((words) => words.match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? [])
    .filter((name) => !NOT_A_SETTING.includes(name)),
)

describe('[RUN-10] the environment variables of both servers', () => {
  it('are all documented', () => {
    expect(read.size).toBeGreaterThan(40)
    expect([...read].filter((name) => !documented.has(name))).toEqual([])
  })

  it('are documented only if a server reads them', () => {
    expect(
      [...documented].filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source))),
    ).toEqual([])
  })
})

const textOf = (unit) => readFileSync(at(unit), 'utf8')

describe('[RUN-10] the units of systemd', () => {
  const units = globSync('operate/systemd/*.service', { cwd: root })

  it.each(units)('%s waits longer than a server takes to stop, and writes nothing but its state', (unit) => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(textOf(unit)) ?? []
    expect(Number(seconds)).toBeGreaterThan(5 + 65)
    expect(textOf(unit)).toMatch(/^DynamicUser=yes$/m)
    expect(textOf(unit)).toMatch(/^ProtectSystem=strict$/m)
  })

  it('name only documented variables', () => {
    const named = units.flatMap((unit) =>
      [...textOf(unit).matchAll(/^Environment=([A-Z_]+?)(?:_FILE)?=%d/gm)].map(([, name]) => name),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !documented.has(name))).toEqual([])
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  it.runIf(hasSystemd).each(units)('%s is read by systemd', (unit) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'units-'))
    try {
      // systemd looks for the program and the folder, which this machine has elsewhere.
      const text = textOf(unit)
        .replace('/usr/bin/node', process.execPath)
        .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/')
      const file = path.join(folder, path.basename(unit).replace('@', '@product'))
      writeFileSync(file, text)
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
