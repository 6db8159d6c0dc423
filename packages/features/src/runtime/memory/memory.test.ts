import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { createBrowserStore, createMemoryStore } from '../platform/storage.ts'
import { bySchema } from './by-schema.ts'
import { defineMemory, forget } from './memory.ts'

const newPlatform = () => ({
  cookies: createMemoryStore(),
  sessionStorage: createMemoryStore(),
  localStorage: createMemoryStore(),
})
const waiting = defineMemory('orders.waiting', bySchema(v.array(v.string())))
const counted = defineMemory('orders.counted', bySchema(v.array(v.string())))
const expired = defineMemory('expiredLogin', bySchema(v.string()))
const draft = defineMemory('invoiceAddress', bySchema(v.string()))

const add =
  (order: string) =>
  (orders: string[] = []) => [...orders, order]
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}

describe('defineMemory', () => {
  it('stores a value as JSON under its key, or in the part of a record', () => {
    const platform = newPlatform()
    expired.write(platform, 'u-1')
    waiting.write(platform, ['1'])
    expect(platform.localStorage.read('expiredLogin')).toBe('"u-1"')
    expect(platform.localStorage.read('orders')).toBe('{"waiting":["1"]}')
    expect([expired.read(platform), waiting.read(platform)]).toEqual(['u-1', ['1']])
  })

  it('removes a record with its last part', () => {
    const platform = newPlatform()
    waiting.write(platform, ['1'])
    counted.write(platform, ['2'])
    waiting.forget(platform)
    expect([waiting.read(platform), counted.read(platform)]).toEqual([undefined, ['2']])
    counted.update(platform, () => undefined)
    expect(platform.localStorage.keys()).toEqual([])
  })

  it.each(['{', 'null', '3', '"waiting"', '[["1"]]', '{"waiting":3}', '{"waiting":[3]}'])(
    'reads nothing from a damaged record, and writes over it: %s',
    (text) => {
      const platform = newPlatform()
      platform.localStorage.write('orders', text)
      expect(waiting.read(platform)).toBeUndefined()
      waiting.write(platform, ['1'])
      expect(waiting.read(platform)).toEqual(['1'])
    },
  )

  it('keeps the other parts of a record of which one is damaged', () => {
    const platform = newPlatform()
    platform.localStorage.write('orders', '{"waiting":3,"counted":["2"],"ofALaterBuild":true}')
    waiting.write(platform, ['1'])
    expect(JSON.parse(platform.localStorage.read('orders') ?? '')).toEqual({
      waiting: ['1'],
      counted: ['2'],
      ofALaterBuild: true,
    })
  })

  it('keeps what another tab has written in the same record', () => {
    const [here, there] = [newPlatform(), newPlatform()]
    const otherTab = { ...there, localStorage: here.localStorage }
    waiting.update(here, add('1'))
    waiting.update(otherTab, add('2'))
    counted.write(otherTab, ['0'])
    waiting.update(here, add('3'))
    expect([waiting.read(otherTab), counted.read(here)]).toEqual([['1', '2', '3'], ['0']])
  })

  it('removes a value that is too long', () => {
    const platform = newPlatform()
    waiting.write(platform, ['1'])
    counted.write(platform, ['2'])
    waiting.write(platform, ['x'.repeat(300_000)])
    expect([waiting.read(platform), counted.read(platform)]).toEqual([undefined, ['2']])
  })

  it('keeps a value for the page if the storage is blocked or full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    } as unknown as Storage
    for (const open of [() => full, blocked]) {
      const platform = { ...newPlatform(), localStorage: createBrowserStore(open) }
      waiting.write(platform, ['1'])
      expect(waiting.read(platform)).toEqual(['1'])
      waiting.forget(platform)
      expect(waiting.read(platform)).toBeUndefined()
    }
  })
})

describe('forget', () => {
  it('removes an order’s values with the order, and a customer’s with the customer', () => {
    const platform = newPlatform()
    const write = () => {
      draft.write(platform, 'Storgade')
      waiting.write(platform, ['1'])
      expired.write(platform, 'u-1')
    }
    const kept = () => [...platform.sessionStorage.keys(), ...platform.localStorage.keys()].toSorted()
    write()
    forget(platform, 'order')
    expect(kept()).toEqual(['expiredLogin', 'orders'])
    write()
    forget(platform, 'customer')
    expect(kept()).toEqual(['expiredLogin'])
  })
})
