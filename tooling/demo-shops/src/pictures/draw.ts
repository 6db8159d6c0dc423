import type { Drawing } from './drawings.ts'

const setOf = (layer: string) => layer.split('-')[0]

/** Shows layers and hides the others of their sets. A layer can belong to several: `class="size-312 size-13"`. */
const showLayers = (svg: string, layers: readonly string[]) =>
  svg.replaceAll(/class="([^"]+)"( display="none")?/g, (whole: string, classes: string) => {
    const names = classes.split(' ')
    const ofSet = layers.filter((layer) => names.some((name) => setOf(name) === setOf(layer)))
    if (ofSet.length === 0) return whole
    return ofSet.some((layer) => names.includes(layer)) ? `class="${classes}"` : `class="${classes}" display="none"`
  })

const recolour = (svg: string, colours: Drawing['colours']) =>
  svg.replaceAll(/="(#[0-9A-F]{3,6}|white)"/gi, (whole: string, colour: string) =>
    Object.hasOwn(colours, colour) ? `="${colours[colour]}"` : whole,
  )

const PLACED = /<image href="[^"]*?([a-z0-9-]+)\.svg" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="[^"]+" \/>/g

/** Embeds the files that a drawing places with `image`, each 1200 wide, with ids of their own. */
const embed = (svg: string, read: (file: string) => string): string =>
  svg.replaceAll(PLACED, (_image, file: string, x: string, y: string, width: string) => {
    const shapes = read(file)
      .replaceAll(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')
      .replaceAll(/(?<start> id="|href="#|url\(#)/g, `$<start>${file}-`)
    return `<g transform="translate(${x} ${y}) scale(${Number(width) / 1200})">${shapes}</g>`
  })

/** Returns a drawing as one SVG. `read` returns the content of a file by name. */
export const draw = ({ file, layers, colours }: Drawing, read: (file: string) => string): string =>
  recolour(showLayers(embed(read(file), read), layers), colours)
