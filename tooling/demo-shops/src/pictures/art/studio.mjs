// @ts-nocheck -- drawings, whose sums of coordinates have no types
// The drawing tools of all articles: one light from the upper left, soft shadows, outlined lettering.
import glyphs from './glyphs.json' with { type: 'json' }

export class Art {
  constructor(p) {
    this.p = p
    this.n = 0
    this.defs = ''
  }
  id() {
    return this.p + (this.n++).toString(36)
  }
  stops(s) {
    return s
      .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a == null ? '' : ` stop-opacity="${a}"`}/>`)
      .join('')
  }
  lin(s, x1 = 0, y1 = 0, x2 = 0, y2 = 1, extra = '') {
    const i = this.id()
    this.defs += `<linearGradient id="${i}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${extra}>${this.stops(s)}</linearGradient>`
    return `url(#${i})`
  }
  rad(s, cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy) {
    const i = this.id()
    this.defs += `<radialGradient id="${i}" cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}">${this.stops(s)}</radialGradient>`
    return `url(#${i})`
  }
  // Gradients with evenly spaced colours: downwards, to the right, and with the light.
  down(...colours) {
    return this.lin(even(colours))
  }
  across(...colours) {
    return this.lin(even(colours), 0, 0, 1, 0)
  }
  lit(...colours) {
    return this.lin(even(colours), 0, 0, 0.5, 1)
  }
  blur(d) {
    const i = this.id()
    this.defs += `<filter id="${i}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${d}"/></filter>`
    return `url(#${i})`
  }
  clip(shape) {
    const i = this.id()
    this.defs += `<clipPath id="${i}">${shape}</clipPath>`
    return `url(#${i})`
  }
  // --- shadows: one soft ambient, one tight contact
  ground(cx, cy, rx, ry = rx * 0.12, o = 1) {
    return `<ellipse cx="${cx}" cy="${cy + ry * 0.5}" rx="${rx * 1.08}" ry="${ry * 1.5}" fill="#1B2530" opacity="${0.16 * o}" filter="${this.blur(26)}"/><ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.96}" ry="${ry * 0.55}" fill="#1B2530" opacity="${0.34 * o}" filter="${this.blur(9)}"/>`
  }
  flat(shape, dx = 14, dy = 26, b = 24, o = 0.2) {
    return `<g transform="translate(${dx} ${dy})" fill="#1B2530" opacity="${o}" filter="${this.blur(b)}">${shape}</g><g transform="translate(${dx * 0.3} ${dy * 0.3})" fill="#1B2530" opacity="${o * 0.9}" filter="${this.blur(6)}">${shape}</g>`
  }
  // --- a solid body from any shape string with a FILL placeholder
  text(s, x, y, size, fill, { w = 'b', anchor = 'start', track = 0, o = 1 } = {}) {
    const k = size / 1000
    let adv = 0
    const parts = []
    for (const ch of s) {
      const g = glyphs[w][ch] || glyphs[w][' ']
      parts.push([adv, g[1]])
      adv += g[0] + track
    }
    adv -= track
    const x0 = anchor === 'middle' ? x - (adv * k) / 2 : anchor === 'end' ? x - adv * k : x
    return `<g transform="translate(${r1(x0)} ${r1(y)}) scale(${k.toFixed(4)})" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''}>${parts.map(([a, d]) => (d ? `<path transform="translate(${a})" d="${d}"/>` : '')).join('')}</g>`
  }
  rr(x, y, w, h, r, fill, ex = '') {
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${ex}/>`
  }
  // moulded box: base gradient + bright top edge + shaded foot
  box(x, y, w, h, r, c, { hi = 0.85, lo = 0.16, edge = 5 } = {}) {
    const e = edge / 2
    return (
      this.rr(
        x,
        y,
        w,
        h,
        r,
        this.lin(
          [
            [0, c[0]],
            [0.55, c[1]],
            [1, c[2]],
          ],
          0,
          0,
          0.25,
          1,
        ),
      ) +
      this.rr(
        x + e,
        y + e,
        w - edge,
        h - edge,
        Math.max(0, r - e),
        'none',
        `stroke="${this.lin([
          [0, '#fff', hi],
          [0.3, '#fff', 0],
          [0.75, '#0B1620', 0],
          [1, '#0B1620', lo],
        ])}" stroke-width="${edge}"`,
      )
    )
  }
  wave(x, y, w, amp, fill, h) {
    return `<path d="M${x} ${y}C${x + w * 0.22} ${y - amp} ${x + w * 0.36} ${y - amp} ${x + w * 0.5} ${y}S${x + w * 0.8} ${y + amp} ${x + w} ${y}V${y + h}H${x}Z" fill="${fill}"/>`
  }
}
const even = (colours) => colours.map((colour, index) => [index / (colours.length - 1), colour])
export const r1 = (n) => Math.round(n * 10) / 10
export const pol = (cx, cy, r, deg) => [
  r1(cx + r * Math.cos((deg * Math.PI) / 180)),
  r1(cy + r * Math.sin((deg * Math.PI) / 180)),
]
export const WHITE = ['#FFFFFF', '#F4F5F5', '#DFE2E4'],
  GRAPH = ['#5A636B', '#3A4249', '#262C32'],
  SAND = ['#EBDCC8', '#D9C4A8', '#BDA384'],
  SILVER = ['#F2F4F5', '#CFD5D9', '#A4ACB2'],
  PINE = ['#4F9A86', '#2F7767', '#1E5A4D'],
  SEA = ['#6FA7C4', '#3F7EA1', '#27597A']
export const TONE = {
  white: WHITE,
  graphite: GRAPH,
  sand: SAND,
  silver: SILVER,
  pine: PINE,
  sea: SEA,
  rose: ['#EFC9C0', '#DCA699', '#B97F72'],
  plum: ['#9A6BA0', '#744678', '#542E58'],
}

/** Returns the width of a text, in thousandths of its size. */
export const lengthOf = (text) => [...text].reduce((sum, letter) => sum + (glyphs.b[letter] ?? glyphs.b[' '])[0], 0)
