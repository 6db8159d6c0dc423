import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { colourPairs, decorative } from '@shop/ui/tokens/colour-pairs.ts'
import { coloursOf, contrastFailures } from '@shop/ui/tokens/contrast.ts'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { loadThemes } from './themes.ts'

const themes = await loadThemes()

describe('contrast', () => {
  it.each(colourPairs)('[BRD-09] reports $foreground on $background', ({ foreground, background, usedIn, atLeast }) => {
    const [theme] = Object.values(themes)
    const colours = coloursOf(theme!)
    const value = colours[background]
    expect(contrastFailures({ ...colours, [foreground]: value })).toContain(
      `${foreground} ${value} on ${background} ${value} (${usedIn}): 1.00:1, needs ${atLeast}:1`,
    )
  })

  it('[BRD-09] measures a fill behind a card, also where it is another token', () => {
    const [theme] = Object.values(themes)
    const dark = {
      ...theme!,
      shape: { ...theme!.shape, tile: { border: '0px', fill: 'var(--color-surface-brand)' } },
    } as const
    expect(contrastFailures(coloursOf(dark))).toContainEqual(expect.stringContaining('on tile.fill'))
  })

  describe('the list of pairs', () => {
    const sources = globSync('packages/{ui,features}/src/**/*.{ts,tsx}', { cwd: root })
      .filter(
        (file) => !/\.(?:test|stories)\.|\/testing\/|tokens\/(?:theme|core|contrast|colour-pairs)\.ts$/.test(file),
      )
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
    const read = new Set(
      sources.flatMap((source) =>
        Array.from(source.matchAll(/\b(?:color\.|statusColours\.)(\w+\.\w+)/g), ([, name]) => name ?? ''),
      ),
    )
    const listed = new Set<string>(colourPairs.flatMap(({ foreground, background }) => [foreground, background]))

    it('[BRD-09] holds every colour that a component reads, unless it decorates', () => {
      expect(read.size).toBeGreaterThan(40)
      const known = new Set<string>([...listed, ...decorative])
      expect([...read].filter((name) => !known.has(name))).toEqual([])
    })

    it('[BRD-09] holds no pair twice, and no colour that decorates', () => {
      const names = colourPairs.map(({ foreground, background }) => `${foreground} on ${background}`)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
      expect(decorative.filter((name) => listed.has(name))).toEqual([])
    })

    it('[BRD-09] holds no colour that nothing reads', () => {
      // Fills of cards and tiles are shapes, battery colours a rule for each size, and mails read the dark surface.
      const readElsewhere = /^(?:card|tile|battery)\.|^danger\.borderOnBrand$|^surface\.brandDeep$/
      expect([...listed, ...decorative].filter((name) => !read.has(name) && !readElsewhere.test(name))).toEqual([])
    })
  })
})
