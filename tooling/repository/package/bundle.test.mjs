import { describe, expect, it } from 'vitest'
import { withPackagedAddresses } from './bundle.mjs'

const FILE = 'tooling/gateway/src/pictures/part.ts'
const packaged = (code) => withPackagedAddresses(code, FILE)

describe('withPackagedAddresses', () => {
  it('[RUN-09] finds files at their paths of the repository, beside the bundles', () => {
    expect(packaged(`const list: string = read(new URL('words.txt', import.meta.url))`)).toBe(
      `const list: string = read(new URL('words.txt', new URL("../tooling/gateway/src/pictures/part.ts", import.meta.url).href))`,
    )
    expect(packaged(`path.join(import.meta.dirname, '../a')`)).toBe(
      `path.join((import.meta.dirname + "/../tooling/gateway/src/pictures"), '../a')`,
    )
  })

  it('[RUN-09] finds a program that a module starts among the bundles', () => {
    const code = `fork(new URL('./warm-up.ts', import.meta.url)); read(import.meta.dirname)`
    expect(packaged(code)).toBe(
      `fork(new URL('./warm-up.js', import.meta.url)); read((import.meta.dirname + "/../tooling/gateway/src/pictures"))`,
    )
  })

  it('[RUN-09] leaves words that are no code, and refuses an address that packages do not know', () => {
    const text = `// import.meta.url\nconst name = 'import.meta.dirname'`
    expect(packaged(text)).toBe(text)
    expect(() => packaged('read(import.meta.filename)')).toThrow('import.meta.filename')
  })
})
