import type { ColourValue } from './design-token.ts'

const RGBA = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/
const HEX = /^#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})$/i

/** Reads a colour of CSS: `#RRGGBB`, `rgba(r,g,b,a)` or `transparent`. Returns undefined for other texts. */
export function readColour(css: string): ColourValue | undefined {
  if (css === 'transparent') return colourOf([0, 0, 0], 0)
  const [, ...hex] = HEX.exec(css) ?? []
  if (hex.length > 0) return colourOf(hex.map((part) => Number.parseInt(part, 16)))
  const [, ...parts] = RGBA.exec(css)?.map(Number) ?? []
  return parts.length > 0 ? colourOf(parts.slice(0, 3), parts[3]) : undefined
}

const colourOf = (bytes: number[], alpha = 1): ColourValue => ({
  colorSpace: 'srgb',
  components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
  ...(alpha < 1 && { alpha }),
  hex: hexOf(bytes),
})

const hexOf = (bytes: number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
