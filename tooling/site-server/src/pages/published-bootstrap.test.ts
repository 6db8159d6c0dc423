import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBootstrapFiles } from './published-bootstrap.ts'
import { renderedPage, startSites, type FakeBrand } from '../testing.ts'

const fileOf = (address: string) => address.split('/').at(-1) ?? ''
const textOf = async (files: ReturnType<typeof createBootstrapFiles>, address: string) =>
  (await files.find(fileOf(address)))?.plain.toString()

/** A site whose pages contain the address of their bootstrap file. */
const naming: FakeBrand = { page: async ({ bootstrapFile }) => renderedPage({ html: bootstrapFile }) }
const shopNamed = (name: string): FakeBrand => ({ ...naming, bootstrapData: async () => ({ name }) })

describe('createBootstrapFiles', () => {
  // A failed render is logged. Tests here expect it.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))
  afterEach(() => vi.restoreAllMocks())

  test('names a version by its content, and compresses it once however often it is published', async () => {
    const files = createBootstrapFiles()
    const [first, again, other] = ['{"a":1}', '{"a":1}', '{"a":2}'].map(files.publish)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    const kept = files.find(fileOf(first!))
    files.publish('{"a":1}')
    expect(files.find(fileOf(first!))).toBe(kept)
    expect(brotliDecompressSync((await kept)!.brotli!).toString()).toBe('{"a":1}')
  })

  test('keeps the versions that were used most recently', async () => {
    const files = createBootstrapFiles()
    const addresses = Array.from({ length: 8 }, (_, version) => files.publish(`{"version":${version}}`))
    await textOf(files, addresses[0]!)
    files.publish('{"version":"new"}')
    expect(await textOf(files, addresses[0]!)).toBe('{"version":0}')
    expect(await textOf(files, addresses[1]!)).toBeUndefined()
    expect(await textOf(files, addresses[2]!)).toBe('{"version":2}')
  })

  test('sends the data that a page was rendered with, compressed and immutable', async () => {
    await using sites = await startSites(shopNamed('Hearby'))
    const { text: address } = await sites.request('/')
    const { status, text, headers } = await sites.request(address)
    expect({ status, text }).toEqual({ status: 200, text: '{"name":"Hearby"}' })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(headers).not.toHaveProperty('set-cookie')
    const packed = await sites.open(address, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers['content-encoding']).toBe('br')
  })

  test('still has the version of a page that was opened before the content changed', async () => {
    const bootstrapData = vi.fn<() => Promise<unknown>>(async () => ({ name: 'before' }))
    await using sites = await startSites({ ...naming, bootstrapData }, { PAGE_CACHE: 'off' })
    const { text: old } = await sites.request('/')
    bootstrapData.mockResolvedValue({ name: 'after' })
    const { text: present } = await sites.request('/')
    expect((await sites.request(old)).text).toBe('{"name":"before"}')
    expect((await sites.request(present)).text).toBe('{"name":"after"}')
  })

  test('serves pages of the server before it or beside it, as long as the content is the same', async () => {
    await using before = await startSites(shopNamed('Hearby'))
    const { text: address } = await before.request('/')
    await using after = await startSites(shopNamed('Hearby'))
    expect(await after.request(address)).toMatchObject({ status: 200, text: '{"name":"Hearby"}' })
  })

  test('[RUN-03] has the version that a server beside it has read a moment earlier', async () => {
    const bootstrapData = vi.fn<() => Promise<unknown>>(async () => ({ name: 'before' }))
    await using behind = await startSites({ ...naming, bootstrapData })
    await behind.request('/')
    await using ahead = await startSites(shopNamed('after'))
    const { text: address } = await ahead.request('/')
    bootstrapData.mockResolvedValue({ name: 'after' })
    expect(await behind.request(address)).toMatchObject({ status: 200, text: '{"name":"after"}' })
  })

  test('[RUN-03] reads the data once for many unknown names', async () => {
    const bootstrapData = vi.fn<() => Promise<unknown>>(async () => ({ name: 'Hearby' }))
    await using sites = await startSites({ ...naming, bootstrapData })
    await sites.request('/')
    const unknown = Array.from({ length: 20 }, (_, index) => sites.request(`/assets/bootstrap/${index}.json`))
    expect(new Set((await Promise.all(unknown)).map(({ status }) => status))).toEqual(new Set([404]))
    expect(bootstrapData.mock.calls.length).toBeLessThan(unknown.length)
  })

  test.each(['none.json', '..%2fmain-1a2b.js'])('has nothing but bootstrap data there: %s', async (name) => {
    await using sites = await startSites(shopNamed('Hearby'))
    await sites.request('/')
    const { status, headers } = await sites.request(`/assets/bootstrap/${name}`)
    expect(status).toBe(404)
    expect(headers['cache-control']).not.toContain('immutable')
  })

  test('answers at once without data while the gateway has never answered', async () => {
    await using sites = await startSites({ bootstrapData: () => Promise.reject(new Error('unreachable')) })
    const { status, headers } = await sites.request('/assets/bootstrap/any.json')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
  })
})
