import * as v from 'valibot'
import { expect, it } from 'vitest'
import { oneOf, parseSettings, port, wholeNumber } from './settings.ts'

const schema = v.object({
  SMALL_PORT: port('3000'),
  SMALL_COUNT: v.optional(wholeNumber(1)),
  SMALL_CACHE: v.optional(oneOf(['on', 'off']), 'on'),
  SMALL_URL: v.optional(v.pipe(v.string(), v.url())),
  SMALL_NAME: v.optional(v.pipe(v.string(), v.maxLength(3, 'SMALL_NAME must be short.'))),
})

it('reads settings, and fills those that are left out', () => {
  expect(parseSettings(schema, { SMALL_PORT: '0', SMALL_COUNT: '12', OTHER: 'x' })).toEqual({
    SMALL_PORT: 0,
    SMALL_COUNT: 12,
    SMALL_CACHE: 'on',
  })
  expect(parseSettings(schema, {}).SMALL_PORT).toBe(3000)
})

it.each(['abc', '', ' ', '-1', '65536', '80.5', '1e3', '0x50'])('names a port of %j', (SMALL_PORT) => {
  expect(() => parseSettings(schema, { SMALL_PORT })).toThrow(/^SMALL_PORT must be a port from 0 to 65535\.$/)
})

it.each(['0', '1.5', '', 'many', '-2'])('names a number of %j', (SMALL_COUNT) => {
  expect(() => parseSettings(schema, { SMALL_COUNT })).toThrow(/^SMALL_COUNT must be a whole number from 1\.$/)
})

it('names each wrong setting once, on a line of its own', () => {
  const wrong = { SMALL_CACHE: 'yes', SMALL_URL: 'here', SMALL_NAME: 'long' }
  expect(() => parseSettings(schema, wrong)).toThrow(
    /^SMALL_CACHE must be on or off\.\nSMALL_URL: Invalid URL: Received "here"\nSMALL_NAME must be short\.$/,
  )
})
