import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseSettings, port } from './settings.ts'

const schema = v.object({
  SMALL_PORT: port('3000'),
  SMALL_URL: v.optional(v.pipe(v.string(), v.url())),
  SMALL_NAME: v.optional(v.pipe(v.string(), v.maxLength(3, 'SMALL_NAME must be short.'))),
})

describe('settings', () => {
  it('reads settings, and fills those that are left out', () => {
    expect(parseSettings(schema, { SMALL_PORT: '0', SMALL_NAME: 'abc', OTHER: 'x' })).toEqual({
      SMALL_PORT: 0,
      SMALL_NAME: 'abc',
    })
    expect(parseSettings(schema, {}).SMALL_PORT).toBe(3000)
  })

  it.each(['abc', '', ' ', '-1', '65536', '80.5', '1e3', '0x50'])('names a port of %j', (SMALL_PORT) => {
    expect(() => parseSettings(schema, { SMALL_PORT })).toThrow(/^SMALL_PORT must be a port from 0 to 65535\.$/)
  })

  it('names each wrong setting once, on a line of its own', () => {
    const wrong = { SMALL_URL: 'here', SMALL_NAME: 'long' }
    expect(() => parseSettings(schema, wrong)).toThrow(
      /^SMALL_URL: Invalid URL: Received "here"\nSMALL_NAME must be short\.$/,
    )
  })
})
