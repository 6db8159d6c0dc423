import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { maybe } from '@shop/domain/reading/parse.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bounded } from './bounded.ts'
import { source } from '../../testing/paths.ts'

const short = v.pipe(v.string(), v.maxLength(10))
const few = v.pipe(v.record(short, v.number()), v.maxEntries(10))

describe('bounded memory', () => {
  it.each<[string, v.GenericSchema]>([
    ['request.name', v.object({ name: v.string() })],
    ['request.name', v.object({ name: v.nullish(v.pipe(v.string(), v.nonEmpty()), '') })],
    ['request.address.city', v.object({ address: maybe(v.object({ city: v.string() })) })],
    ['request.flag', v.object({ flag: v.union([v.boolean(), v.string()]) })],
    ['request.names', v.object({ names: v.array(short) })],
    ['request.names', v.object({ names: v.pipe(v.array(v.string()), v.maxLength(3)) })],
    ['request.products', v.object({ products: v.record(short, v.number()) })],
    ['request.anything', v.object({ anything: v.unknown() })],
  ])('refuses to read requests in which %s has no end', (name, schema) => {
    expect(() => bounded(schema)).toThrow(`No length limits ${name}.`)
  })

  it('takes what has an end everywhere', () => {
    const schema = v.object({ a: short, b: v.nullish(short), c: few, d: v.number(), e: v.picklist(['x', 'y']) })
    expect(bounded(schema)).toBe(schema)
  })

  /** Code that reads a request by itself would bypass the limits. */
  it('is how every call reads its request', async () => {
    const files = (await readdir(source, { recursive: true })).filter((file) => /(?<!test)\.ts$/.test(file))
    const readers: string[] = []
    for (const file of files) {
      const text = await readFile(path.join(source, file), 'utf8')
      if (/\breq\.(?:json|text|parseBody|arrayBuffer|formData|blob)\(/.test(text)) readers.push(file)
    }
    expect(readers).toEqual(['http/read-request.ts'])
  })
})
