// @ts-nocheck -- drawings, whose sums of coordinates have no types
// The small signs of the brands (for browser tabs) and the word marks of partners.
import { Art, lengthOf } from './studio.mjs'

const gestures = {
  product: (p) =>
    `<circle cx="32" cy="32" r="21" fill="none" stroke="#fff" stroke-width="4"/><path d="M32 20a12 12 0 0 1 0 24" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="28" cy="32" r="6" fill="${p.sun}"/>`,
  phonicear: (p) =>
    [18, 30, 40, 26]
      .map(
        (height, index) =>
          `<rect x="${11 + index * 11.5}" y="${32 - height / 2}" width="8" height="${height}" rx="4" fill="${index === 2 ? p.sun : '#fff'}"/>`,
      )
      .join(''),
  bernafon: (p) =>
    `<path d="M12 12H32A20 20 0 0 1 12 32Z" fill="#fff"/><path d="M52 12V32H32A20 20 0 0 1 52 12Z" fill="${p.mid}"/><circle cx="32" cy="44" r="9" fill="${p.near}"/>`,
  horselbutik: (p) =>
    `<circle cx="44" cy="20" r="8" fill="${p.sun}"/><path d="M10 34L28 20L46 34V52H10Z" fill="#FBF6EA"/><rect x="23" y="38" width="10" height="14" fill="${p.red}"/>`,
}

/** Returns a brand's sign on its background, 64 x 64. */
export const sign = (brand, palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${brand === 'bernafon' ? 0 : 14}" fill="${palette.deep}"/>${gestures[brand](palette)}</svg>`

const SIZE = 50

/** Returns a partner's word mark: a sound wave and the name, as wide as the name needs. */
export function wordMark(name) {
  const art = new Art('m-')
  const arcs = [14, 26, 38].map(
    (r) =>
      `<path d="M${20 + r} ${60 - r}A${r * 1.4} ${r * 1.4} 0 0 1 ${20 + r} ${60 + r}" fill="none" stroke="#3F4654" stroke-width="6" stroke-linecap="round"/>`,
  )
  const width = Math.ceil(100 + (lengthOf(name) * SIZE) / 1000 + 20)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 120">${arcs.join('')}${art.text(name, 100, 77, SIZE, '#3F4654')}</svg>`
}
