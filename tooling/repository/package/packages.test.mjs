import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGroup } from '../processes/processes.mjs'
import { at, node, root } from '../workspace/paths.mjs'
import { filesOf } from './archive.mjs'
import { packageGateway } from './packages.mjs'

const temporary = mkdtempSync(path.join(tmpdir(), 'package-test-'))
const group = createGroup()

// A busy machine needs 20 seconds.
const PACKAGING_TIMEOUT = 60_000

const EARLIER_NODE = new URL('fixtures/earlier-node.mjs', import.meta.url).href

const isFull = process.env.MATRIX === 'all'

describe('[RUN-09] the package of the gateway', () => {
  afterAll(async () => {
    await group.stop()
    rmSync(temporary, { recursive: true, force: true })
  })

  let unpacked = ''
  let made
  beforeAll(async () => {
    made = await packageGateway(group, path.join(temporary, 'one'))
    const target = path.join(temporary, 'empty')
    mkdirSync(target)
    execFileSync('tar', ['-xzf', made.archive, '-C', target])
    unpacked = path.join(target, path.basename(made.folder))
  }, PACKAGING_TIMEOUT)

  /** Runs a program of the package with nothing of the repository around it. */
  const run = (program, args = [], env = {}) =>
    spawnSync(node(), [path.join(unpacked, 'server', program), ...args], {
      cwd: temporary,
      env: { HOME: temporary, ...env },
      encoding: 'utf8',
    })
  const read = (file) => readFileSync(path.join(unpacked, file), 'utf8')

  it('is a few files: programs, migrations, a list of passwords, papers, and libraries with machine code', () => {
    expect(readdirSync(unpacked).toSorted()).toEqual([
      'LICENCES.txt',
      'README.md',
      'SETTINGS.md',
      'VERSION.json',
      'node_modules',
      'package.json',
      'sbom.cdx.json',
      'server',
      'tooling',
    ])
    expect(filesOf(unpacked).filter((file) => file.endsWith('.ts') && !file.startsWith('node_modules/'))).toEqual([])
    expect(readdirSync(path.join(unpacked, 'node_modules')).toSorted()).toEqual([
      '@img',
      'detect-libc',
      'mrml',
      'semver',
      'sharp',
    ])
  })

  it('says the commit, and lists its libraries with their licences', () => {
    expect(JSON.parse(read('VERSION.json'))).toMatchObject({
      name: 'gateway',
      commit: expect.stringMatching(/^(?:\w{40}|unknown)$/),
    })
    const { components } = JSON.parse(read('sbom.cdx.json'))
    const named = components.map(({ name }) => name)
    expect(named).toEqual(expect.arrayContaining(['hono', 'pg', 'sharp', 'mrml']))
    expect(named).not.toContain('vitest')
    expect(read('LICENCES.txt')).toContain('Permission is hereby granted')
  })

  it('holds no demo shops, whose promo codes are published', () => {
    const code = 'WELCOME10'
    expect(readFileSync(at('tooling/demo-shops/src/shops/promo-codes.ts'), 'utf8')).toContain(code)
    const programs = filesOf(path.join(unpacked, 'server'))
    expect(programs.filter((file) => read(`server/${file}`).includes(code))).toEqual([])
  })

  it('names no folder of the machine that made it', () => {
    expect(filesOf(unpacked).filter((file) => read(file).includes(root))).toEqual([])
  })

  it.each([
    ['main.js', []],
    ['operator.js', ['attention']],
    ['operator.js', ['seed', 'shops.json', '--yes']],
  ])('[RUN-18] says that %s %j needs an environment, and does nothing else without one', (program, args) => {
    for (const env of [{}, { SITE_ENV: '' }]) {
      const { status, stdout, stderr } = run(program, args, env)
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toContain('SITE_ENV must be one of local, test, staging, production')
    }
    expect(readdirSync(temporary).toSorted()).toEqual(['empty', 'one'])
  })

  it('runs with Node alone', () => {
    const { stdout } = run('operator.js', ['help'])
    expect(stdout).toMatch(/^node \S*operator\.js <command>/)
    expect(stdout).toContain('attention letters')
    expect(stdout).not.toContain('npm run')
    expect(run('main.js', [], { SITE_ENV: 'production' }).stderr).toContain('GATEWAY_SECRET')
  })

  it.each(['main.js', 'operator.js'])('says which Node %s needs, before it loads anything else', (program) => {
    const { status, stdout, stderr } = run(program, [], { NODE_OPTIONS: `--import=${EARLIER_NODE}` })
    expect({ status, stdout, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stdout: '',
      lines: [
        `loads ${program}`,
        expect.stringMatching(/^loads require-node-/),
        'This program needs Node 24 or later. This is Node 20.19.5.',
      ],
    })
  })

  it.runIf(isFull)(
    'has the same bytes when it is made again (needs npm test -- --all)',
    async () => {
      const again = await packageGateway(group, path.join(temporary, 'other'))
      expect(again.sha256).toBe(made.sha256)
    },
    PACKAGING_TIMEOUT,
  )
})
