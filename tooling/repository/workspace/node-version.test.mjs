import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { NODE_VERSION, nodeComplaint } from './node-version.mjs'
import { ourPackages } from './packages.mjs'
import { at, node, readJson } from './paths.mjs'

const EARLIER_NODE = pathToFileURL(at('tooling/repository/package/fixtures/earlier-node.mjs')).href

/** Every command of a package.json that starts a program in TypeScript, directly or through `run.mjs`. */
const commands = ['.', ...ourPackages().map(({ folder }) => folder)].flatMap((folder) =>
  Object.entries(readJson(folder, 'package.json').scripts ?? {})
    .filter(([, command]) => /^node .*\.ts\b|run\.mjs (?:serve|gateway|conformance)$/.test(command))
    .map(([name, command]) => ({ name: `${name} in ${folder}`, folder, command })),
)

describe('the Node version', () => {
  it('is that of the Node which the install brings', () => {
    const { optionalDependencies } = readJson('package.json')
    const [, ofWorkspace] = /^nodeVersion: (.*)$/m.exec(readFileSync(at('pnpm-workspace.yaml'), 'utf8')) ?? []
    const installed = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
    expect(installed.length).toBeGreaterThan(1)
    expect(new Set(installed.map(([, version]) => version))).toEqual(new Set([ofWorkspace]))
    expect(ofWorkspace).toMatch(new RegExp(`^${NODE_VERSION}\\.`))
  })

  it.each(['20.19.5', '22.18.0', '23.11.1'])('is above Node %s', (version) => {
    expect(nodeComplaint(version)).toBe(`This program needs Node 24 or later. This is Node ${version}.`)
  })

  it.each(['24.0.0', '25.1.0', '100.0.0'])('is met by Node %s', (version) => {
    expect(nodeComplaint(version)).toBeUndefined()
  })

  it('finds the commands that start a program', () => {
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(['serve in .', 'start in tooling/gateway']))
  })

  it.each(commands)('$name says which Node it needs, before it loads anything else', ({ folder, command }) => {
    const [, ...words] = command.split(' ')
    const { status, stderr } = spawnSync(node(), [`--import=${EARLIER_NODE}`, ...words], {
      cwd: at(folder),
      encoding: 'utf8',
    })
    const lines = stderr.trim().split('\n')
    expect({ status, complaint: lines.pop() }).toEqual({
      status: 1,
      complaint: expect.stringMatching(/^This program needs Node 24 or later\. /),
    })
    expect(lines).toContain('loads require-node.mjs')
    expect(lines.filter((line) => !/^loads (?:node:\w+|[\w-]+\.mjs)$/.test(line))).toEqual([])
  })
})
