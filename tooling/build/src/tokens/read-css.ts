import { VENDOR } from './design-token.ts'
import type { ColourValue, Measure, ShadowLayer, ValueToken } from './design-token.ts'

/** Reads a value of a theme as a design token. Returns undefined for a value that has no type in the format. */
export function readCss(name: string, value: string | number): ValueToken | undefined {
  const text = String(value)
  // The name tells a weight from a number.
  if (/weight$|^bold$/i.test(name)) return { $type: 'fontWeight', $value: Number(text) }
  return firstOf(readers, text)
}

function firstOf([read, ...others]: readonly Reader[], text: string): ValueToken | undefined {
  return read && (read(text) ?? firstOf(others, text))
}

type Reader = (text: string) => ValueToken | undefined

const readers: Reader[] = [
  (text) => optional(readColour(text), ($value) => ({ $type: 'color', $value })),
  (text) => optional(readLength(text), ($value) => ({ $type: 'dimension', $value })),
  readFluidLength,
  readNumber,
  (text) => (text.startsWith('"') ? { $type: 'fontFamily', $value: text.replaceAll('"', '').split(',') } : undefined),
  (text) => optional(readMeasure(/^([\d.]+)(ms)$/, text), ($value) => ({ $type: 'duration', $value })),
  readCurve,
  readShadow,
]

const optional = <T>(value: T | undefined, token: (value: T) => ValueToken) =>
  value === undefined ? undefined : token(value)

const RGBA = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/
const HEX = /^#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})$/i

/** Reads a colour of CSS: `#RRGGBB`, `rgba(r,g,b,a)` or `transparent`. Returns undefined for other texts. */
function readColour(css: string): ColourValue | undefined {
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

function readMeasure(pattern: RegExp, text: string): Measure | undefined {
  const [, value, unit] = pattern.exec(text) ?? []
  return unit === undefined ? undefined : { value: Number(value), unit }
}

const readLength = (text: string) => readMeasure(/^(-?[\d.]+)(px|rem)$/, text)

/** A length that grows with the window. The format has no type for it, so the token holds the largest value. */
function readFluidLength(text: string): ValueToken | undefined {
  const [, smallest = '', preferred = '', largest = ''] = /^clamp\(([^,]+), ([^,]+), ([^,]+)\)$/.exec(text) ?? []
  const [least, most] = [readLength(smallest), readLength(largest)]
  return least && most && { $type: 'dimension', $value: most, $extensions: { [VENDOR]: { least, preferred } } }
}

function readNumber(text: string): ValueToken | undefined {
  const [, value, unit] = /^(-?[\d.]+)(em)?$/.exec(text) ?? []
  if (value === undefined) return undefined
  return { $type: 'number', $value: Number(value), ...(unit && { $extensions: { [VENDOR]: { unit } } }) }
}

function readCurve(text: string): ValueToken | undefined {
  const [, numbers] = /^cubic-bezier\(([^)]+)\)$/.exec(text) ?? []
  return optional(numbers, (list) => ({ $type: 'cubicBezier', $value: list.split(',').map(Number) }))
}

function readShadow(text: string): ValueToken | undefined {
  const layers = (text === 'none' ? '0 0 0 transparent' : text).split(/,\s+/).map(readLayer)
  return layers.every((layer) => layer !== undefined) ? { $type: 'shadow', $value: layers } : undefined
}

const NO_LENGTH: Measure = { value: 0, unit: 'px' }

function readLayer(text: string): ShadowLayer | undefined {
  const words = text.split(' ')
  const inset = words[0] === 'inset'
  const lengths = words.slice(inset ? 1 : 0, -1)
  const [offsetX, offsetY, blur, spread = NO_LENGTH] = lengths.map((one) => (one === '0' ? NO_LENGTH : readLength(one)))
  const color = readColour(words.at(-1) ?? '')
  if (!color || !offsetX || !offsetY || !blur) return undefined
  return { color, offsetX, offsetY, blur, spread, ...(inset && { inset }) }
}
