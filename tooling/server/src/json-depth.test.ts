import { describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { shallowJson } from './json-depth.ts'

const isRead = (text: string) => v.is(shallowJson, text)

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('shallowJson', () => {
  it('[RUN-32] a text is read up to 32 levels of lists and objects', () => {
    for (const nested of [lists, objects]) expect([isRead(nested(32)), isRead(nested(33))]).toEqual([true, false])
    expect(isRead(`[${lists(31)},${objects(31)}]`)).toBe(true)
  })

  it('[RUN-32] a deep text is never parsed', () => {
    const parse = vi.spyOn(JSON, 'parse')
    expect(isRead('[{"a":'.repeat(10_000))).toBe(false)
    expect(parse).not.toHaveBeenCalled()
  })

  it('[RUN-32] brackets in strings do not count, whatever is escaped there', () => {
    const brackets = '['.repeat(40)
    for (const text of [brackets, `\\"${brackets}`, `${brackets}\\\\`, `\\\\\\"${brackets}`]) {
      expect(isRead(`{"a":"${text}","b":"${brackets}"}`)).toBe(true)
    }
    expect(isRead(`{"a\\\\":${brackets}`)).toBe(false)
  })
})
