import { draw } from './draw.ts'
import { drawings } from './drawings.ts'
import { readPicture } from './files.ts'
import { wordMarkOf } from './word-marks.ts'

/** How a picture is drawn, and its available widths (pixels) and formats. */
interface PicturePlan {
  draw: () => string
  widths: number[]
  formats: ('avif' | 'webp' | 'png')[]
  /** The file in the URLs of a shop's data. */
  named: string
}

const SQUARE = [180, 360, 720, 1080]
const WIDE = [...SQUARE, 1600, 2000]

const photo = (
  svg: () => string,
  widths = SQUARE,
  formats: PicturePlan['formats'] = ['avif', 'webp'],
): PicturePlan => ({
  draw: svg,
  widths,
  formats,
  named: '720.webp',
})
const icon = (svg: () => string): PicturePlan => ({
  draw: svg,
  widths: [32, 64, 180, 512],
  formats: ['png'],
  named: '64.png',
})
// Twice the width in mails, for screens with double density.
const mailed = (svg: () => string): PicturePlan => ({ draw: svg, widths: [400], formats: ['png'], named: '400.png' })

/** The brands with scenery and a sign of their own. */
const BRANDS = ['product', 'phonicear', 'bernafon', 'horselbutik'] as const
export type Brand = (typeof BRANDS)[number]

const PARTNERS = ['Nordstrand Audiology', 'Klinik am Park', 'Hearing First']
/** Returns the picture's name of a partner's word mark. */
export const partnerPicture = (name: string) => `partner-${name.toLowerCase().replaceAll(' ', '-')}`

// In the order in which pages show them.
const plans = new Map<string, PicturePlan>([
  ...BRANDS.flatMap((brand): [string, PicturePlan][] => [
    [`hero-${brand}`, photo(() => readPicture(`hero-${brand}`), WIDE)],
    [`spot-${brand}`, photo(() => readPicture(`spot-${brand}`))],
    [`favicon-${brand}`, icon(() => readPicture(`favicon-${brand}`))],
    [`word-mark-${brand}`, mailed(() => wordMarkOf(brand))],
  ]),
  ...Object.entries(drawings).map(([name, drawing]): [string, PicturePlan] => [
    name,
    // Mails show products as PNG, because some mail programs support nothing else.
    photo(() => draw(drawing, readPicture), SQUARE, ['avif', 'webp', 'png']),
  ]),
  ...PARTNERS.map(partnerPicture).map((name): [string, PicturePlan] => [name, photo(() => readPicture(name))]),
])

/** Draws all pictures. */
export const allPictures = () =>
  [...plans].map(([name, { draw: svg, widths, formats }]) => ({ name, svg: svg(), widths, formats }))

/** Returns the URL of a picture for a shop's data. Throws for an unknown name. */
export function pictureUrl(name: string): string {
  const { named } = plans.get(name) ?? unknownPicture(name)
  return `/api/pictures/${name}/${named}`
}

function unknownPicture(name: string): never {
  throw new Error(`There is no picture called ${name}.`)
}
