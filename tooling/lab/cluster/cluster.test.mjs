import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { at } from '../../repository/workspace/paths.mjs'
import { readClusterPorts } from './cluster.mjs'
import { findPrograms } from './programs.mjs'

/** `balancer.test.mjs` and `slow-servers.test.mjs` run it where HAProxy is installed. */
const BALANCER = at('tooling/operate/haproxy.cfg')

function folderWith(name, mode) {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, name), '')
  chmodSync(path.join(folder, name), mode)
  return folder
}

describe('readClusterPorts', () => {
  it('[RUN-05] finds the programs, and names each missing package once', () => {
    const [empty, full] = [folderWith('haproxy', 0o644), folderWith('haproxy', 0o755)]
    expect(findPrograms(['haproxy'], [empty, full])).toEqual({ haproxy: path.join(full, 'haproxy') })
    expect(() => findPrograms(['haproxy', 'postgres', 'initdb', 'pgbouncer'], [full])).toThrow(
      /: apt-get install -y postgresql pgbouncer$/,
    )
  })

  it('[RUN-05] counts its ports from one, all of them different', () => {
    const ports = readClusterPorts({ CLUSTER_PORT: '21600' })
    expect(ports.CLUSTER_PORT).toBe(21_600)
    expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length)
    expect(readClusterPorts({}).CLUSTER_PORT).toBe(9000)
  })

  it.each(['web', '0', '65001', '80.5'])('[RUN-05] refuses CLUSTER_PORT=%s', (text) => {
    expect(() => readClusterPorts({ CLUSTER_PORT: text })).toThrow('CLUSTER_PORT')
  })

  it('[RUN-07] has a balancer that leads to HTTPS, refuses other hosts, and forgets what visitors say of themselves', () => {
    const [, frontend = ''] = /^frontend public\n(.*?)^frontend /ms.exec(readFileSync(BALANCER, 'utf8')) ?? []
    const requests = [...frontend.matchAll(/^ {2}http-request (.*)$/gm)].map(([, rule]) => rule)
    expect(requests).toContain('redirect scheme https code 308 unless { ssl_fc }')
    expect(requests.find((rule) => rule.startsWith('return status 421'))).toMatch(/unless is_gateway or is_site$/)
    const deleted = requests.flatMap((rule) => /^del-header (\S+)$/.exec(rule)?.[1].toLowerCase() ?? [])
    expect(deleted).toEqual(
      expect.arrayContaining(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'traceparent']),
    )
  })

  it('[RUN-14] has a balancer that knows each of our servers twice, so that slowness alone never takes out the last one', () => {
    const [, ...backends] = readFileSync(BALANCER, 'utf8').split(/^backend (?!acme)/m)
    expect(backends.length).toBeGreaterThan(3)
    for (const backend of backends) {
      const servers = [...backend.matchAll(/^ {2}server (\S+) (\S+) (.*)$/gm)].map(([, name, address, options]) => ({
        name,
        address,
        options,
      }))
      const slow = servers.filter(({ name }) => name.startsWith('slow-'))
      const expected = servers
        .filter(({ name }) => !name.startsWith('slow-'))
        .map(({ name, address, options }) => ({
          name: `slow-${name}`,
          address,
          options: options === 'check' ? 'check fall 100000 backup' : `${options.replace('/', '/slow-')} backup`,
        }))
      expect(slow).toEqual(expected)
    }
  })
})
