import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawings } from './drawings.ts'
import { pictureFiles, readPicture } from './files.ts'
import { allPictures } from './pictures.ts'

const names = [...pictureFiles.keys()]
const found = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, part = '']) => part)
const idsIn = (svg: string) => found(svg, / id="([^"]+)"/g)
const linksIn = (svg: string) => [...found(svg, / href="([^"]*)"/g), ...found(svg, /url\(([^)]*)\)/g)]
const isLocal = (link: string) => link.startsWith('#')
/** The other files that a drawing places, by name. */
const placedIn = (svg: string) => linksIn(svg).filter((link) => !isLocal(link))
const classesIn = (svg: string) => found(svg, / class="([^"]+)"/g).flatMap((list) => list.split(' '))

/** Returns the elements that are still open at the end, after removing every element that is closed. */
function unclosed(svg: string): string {
  const inner = svg.replaceAll(/<\w+(?: [\w-]+="[^"<>&]*")* ?\/>|[^<>]+(?=<)/g, '')
  const outer = inner.replaceAll(/<(\w+)(?: [\w-]+="[^"<>&]*")*><\/\1>/g, '')
  return outer === svg ? svg.trim() : unclosed(outer)
}

const pictures = allPictures()
const drawn = Object.entries(drawings)

describe('the drawings', () => {
  it.each(names)('%s is well-formed SVG with a viewBox', (name) => {
    const svg = readPicture(name)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(unclosed(svg)).toBe('')
  })

  it('contain no scripts and styles, and load nothing but drawings beside them', () => {
    expect(names.filter((name) => /<script|<style|<foreignObject|\son\w+=|@import/.test(readPicture(name)))).toEqual([])
    const foreign = [...pictureFiles].flatMap(([, file]) =>
      placedIn(readPicture(path.parse(file).name)).filter(
        (link) => path.resolve(path.dirname(file), link) !== pictureFiles.get(path.parse(link).name),
      ),
    )
    expect(foreign).toEqual([])
  })

  it('are all used by a picture', () => {
    const used = new Set([...pictures.map(({ name }) => name), ...drawn.map(([, { file }]) => file)])
    expect(names.filter((name) => !used.has(name))).toEqual([])
  })
})

describe('the pictures', () => {
  it('have all of their parts, each under an id of its own', () => {
    const wrong = pictures.filter(({ svg }) => {
      const ids = idsIn(svg)
      return (
        new Set(ids).size < ids.length || linksIn(svg).some((link) => !isLocal(link) || !ids.includes(link.slice(1)))
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('name layers and colours that their files have', () => {
    const wrong = drawn.filter(([, { file, layers, colours }]) => {
      const svg = readPicture(file)
      const [named, replaced] = [classesIn(svg), Object.keys(colours)]
      return (
        layers.some((layer) => !named.includes(layer)) ||
        (replaced.length > 0 && !replaced.some((colour) => svg.includes(`="${colour}"`)))
      )
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it.each([
    ['wipes-90', ['count-90']],
    ['wipes-30', ['count-30']],
    ['battery-13-long-life', ['line-long-life', 'size-13', 'size-312 size-13']],
  ])('%s shows its layers instead of the others of their sets', (name, layers) => {
    const { svg } = pictures.find((picture) => picture.name === name)!
    expect([...new Set(found(svg, / class="([^"]*)"(?! display="none")/g))].toSorted()).toEqual(layers)
  })
})
