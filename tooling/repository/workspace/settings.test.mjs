import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { at, root } from './paths.mjs'

const TOKEN = '[A-Z][A-Z0-9_]{3,}'
/** How code reads a variable: by name, by destructuring, and from the values of the table. */
const READINGS = [
  new RegExp(`\\b(?:env|environment|given|known|forDevelopers)(?:\\['|\\.)(${TOKEN})\\b`, 'g'),
  /const \{([^}]*)\} =\s+(?:environment|env|process\.env|known|valuesOf|readFromTable)\b/g,
  /function \w+\(\{([^}]*)\}: (?:Environment|Readonly<Record<string, string \| undefined>>)/g,
]
// Set by tools that start the servers.
const NOT_A_SETTING = ['NODE_ENV']

const documented = new Set(
  [...readFileSync(at('docs/operate/configure.md'), 'utf8').matchAll(/^- `([A-Z_]+)`/gm)].map(([, name]) => name),
)
const files = globSync('tooling/{gateway,site-server,server}/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/testing/.test(file),
)
const sources = files.map((file) => readFileSync(at(file), 'utf8'))
const read = new Set(
  sources
    .flatMap((source) => READINGS.flatMap((reading) => [...source.matchAll(reading)].map(([, words]) => words)))
    .flatMap((words) => words.match(new RegExp(`\\b${TOKEN}\\b`, 'g')) ?? [])
    .map((name) => (documented.has(name) ? name : name.replace(/_FILE$/, '')))
    .filter((name) => !NOT_A_SETTING.includes(name)),
)

// The packages' tests compare the documented rows with the table that the code reads.
describe('[RUN-10] [RUN-19] the environment variables of both servers', () => {
  it('have a row each', () => {
    expect(read.size).toBeGreaterThan(40)
    expect([...read].filter((name) => !documented.has(name))).toEqual([])
  })

  it('have a row only if a server reads them', () => {
    expect(
      [...documented].filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source))),
    ).toEqual([])
  })

  it('come from the environment in programs alone, which hand it to the table', () => {
    const reading = files.filter((file, index) => sources[index].includes('process.env'))
    expect(reading.toSorted()).toEqual([
      'tooling/gateway/src/database/embedded/run-program.ts',
      'tooling/gateway/src/http/client-address.ts',
      'tooling/gateway/src/http/send-json.ts',
      'tooling/gateway/src/main.ts',
      'tooling/gateway/src/operator.ts',
      'tooling/gateway/src/operator/terminal.ts',
      'tooling/gateway/src/seed.ts',
      'tooling/gateway/src/seeding/prepare-at-start.ts',
      'tooling/gateway/src/seeding/seed-demo-shops.ts',
      'tooling/site-server/src/export.ts',
      'tooling/site-server/src/main.ts',
      'tooling/site-server/src/pages/built-brand.ts',
    ])
  })
})

const textOf = (unit) => readFileSync(at(unit), 'utf8')

/** Reads the directives of a unit, by section and name. Throws for a line that is none. */
function directivesOf(unit) {
  const sections = {}
  let section
  for (const line of textOf(unit).split('\n')) {
    const [, heading] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, name, value] = /^([A-Z]\w*)=(.*)$/.exec(line) ?? []
    if (heading) section = sections[heading] = {}
    else if (name && section) (section[name] ??= []).push(value)
    else if (line !== '' && !line.startsWith('#')) throw new Error(`${unit} has a line that is no directive: ${line}`)
  }
  return sections
}

/** What keeps a server that was broken into from the rest of the machine. */
const HARDENING = {
  ProtectSystem: 'strict',
  ProtectHome: 'yes',
  PrivateTmp: 'yes',
  PrivateDevices: 'yes',
  ProtectProc: 'invisible',
  ProtectClock: 'yes',
  ProtectHostname: 'yes',
  ProtectKernelLogs: 'yes',
  ProtectKernelModules: 'yes',
  ProtectKernelTunables: 'yes',
  ProtectControlGroups: 'yes',
  RestrictNamespaces: 'yes',
  RestrictRealtime: 'yes',
  RestrictSUIDSGID: 'yes',
  LockPersonality: 'yes',
  NoNewPrivileges: 'yes',
  CapabilityBoundingSet: '',
  SystemCallArchitectures: 'native',
  SystemCallFilter: '@system-service',
}

/** Returns the text of a unit with a program and a folder that this machine has. */
const readable = (unit) =>
  textOf(unit)
    .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
    .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/')

describe('[RUN-10] the units of systemd', () => {
  const units = globSync('tooling/operate/systemd/*.service', { cwd: root })
  const timers = globSync('tooling/operate/systemd/*.timer', { cwd: root })
  const servers = units.filter((unit) => /^ExecStart=.* server\/main\.js$/m.test(textOf(unit)))

  it.each(servers)('%s waits longer than a server takes to stop, and is told apart from its children', (unit) => {
    const { Service } = directivesOf(unit)
    expect(Number(Service.TimeoutStopSec)).toBeGreaterThan(5 + 65)
    expect(Service.KillMode).toEqual(['mixed'])
    expect(Service.UMask).toEqual(['0077'])
  })

  it('are those of two servers, the synthetic purchase, the backup, the archived and the received log', () => {
    expect([servers.length, units.length, timers.length]).toEqual([2, 6, 3])
  })

  it.each(units)('%s is hardened, has no rights, and writes nothing but its state', (unit) => {
    const { Service } = directivesOf(unit)
    expect(Service).toMatchObject(Object.fromEntries(Object.entries(HARDENING).map(([name, value]) => [name, [value]])))
    expect(Service.RestrictAddressFamilies?.[0]).toMatch(/^AF_INET AF_INET6 AF_UNIX( AF_NETLINK)?$/)
    // Backups and the received log belong to the database's user.
    expect(Service).toMatchObject('User' in Service ? { User: ['postgres'] } : { DynamicUser: ['yes'] })
    const backups = Service.ReadWritePaths?.filter((folder) => !/^\/backup(\/|$)/.test(folder)) ?? []
    expect(backups).toEqual([])
    const more = [
      'CacheDirectory',
      'LogsDirectory',
      'AmbientCapabilities',
      ...('User' in Service ? [] : ['ReadWritePaths']),
    ]
    expect(more.filter((name) => name in Service)).toEqual([])
  })

  it('name only documented variables', () => {
    const named = units.flatMap((unit) =>
      [...textOf(unit).matchAll(/^Environment=([A-Z_]+?)(?:_FILE)?=%d/gm)].map(([, name]) => name),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !documented.has(name))).toEqual([])
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  it.runIf(hasSystemd).each([...units, ...timers])('%s passes the review of systemd (needs systemd)', (unit) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'units-'))
    try {
      const file = path.join(folder, path.basename(unit).replace('@', '@product'))
      writeFileSync(file, readable(unit))
      // A timer needs its service.
      const service = unit.replace(/\.timer$/, '.service')
      if (service !== unit) writeFileSync(path.join(folder, path.basename(service)), readable(service))
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      if (service !== unit) return
      const review = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
        encoding: 'utf8',
      })
      expect({ status: review.status, said: review.status === 0 || review.stdout }).toEqual({ status: 0, said: true })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
