import { describe, expect, test } from 'vitest'
import { scriptInventory } from './script-inventory.ts'

describe('scriptInventory', () => {
  test('every host is named in full and reached over TLS', () => {
    for (const host of scriptInventory.flatMap(({ hosts }) => hosts))
      expect(host).toMatch(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?:\/[\w-]+\/)?$/)
  })
})
