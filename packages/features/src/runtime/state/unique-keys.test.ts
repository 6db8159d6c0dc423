import { describe, expect, test } from 'vitest'
import { uniqueKeys } from './unique-keys.ts'

const keysOf = (...ids: string[]) => uniqueKeys(ids, (id) => id)

describe('uniqueKeys', () => {
  test('[API-52] items of the same id have different keys, which stay when another item comes before them', () => {
    expect(keysOf('7', '7', '8')).toEqual(['7', '7 (2)', '8'])
    expect(keysOf('9', '7', '7', '8')).toEqual(['9', '7', '7 (2)', '8'])
  })
})
