import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { scriptInventory } from './script-inventory.ts'

const written = await readFile(path.resolve(import.meta.dirname, '../../../../docs/third-party-scripts.md'), 'utf8')

describe('scriptInventory', () => {
  test('the written inventory names each party whose scripts may run, why, where and from which hosts', () => {
    const [, inventory = ''] = written.split(/<!-- \/?inventory -->/)
    const read = inventory
      .split(/^### /m)
      .slice(1)
      .map((section) => ({
        owner: section.split('\n')[0],
        reason: /^- What for: (.*)\.$/m.exec(section)?.[1],
        hosts: [...section.matchAll(/^- `([^`]+)`$/gm)].map(([, host]) => host),
        where: /^- Where: (.*)\.$/m.exec(section)?.[1],
      }))
    expect(read, 'node tooling/repository/commands/third-party-scripts.mjs writes it anew').toEqual(scriptInventory)
  })

  test('every host is named in full and reached over TLS', () => {
    for (const host of scriptInventory.flatMap(({ hosts }) => hosts))
      expect(host).toMatch(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?:\/[\w-]+\/)?$/)
  })
})
