import { VENDOR } from '../design-token.ts'
import type { ColourValue, Measure, ShadowLayer, ValueToken } from '../design-token.ts'

/** Writes the value of a design token as CSS, with the spelling of our themes. */
export function writeCss({ $type, $value, $extensions }: ValueToken): string {
  const { unit = '', least, preferred } = $extensions?.[VENDOR] ?? {}
  switch ($type) {
    case 'color':
      return writeColour($value)
    case 'dimension':
      return least ? `clamp(${length(least)}, ${preferred}, ${length($value)})` : length($value)
    case 'duration':
      return length($value)
    case 'number':
    case 'fontWeight':
      return `${$value}${unit}`
    case 'fontFamily':
      return $value.map((family) => (GENERIC.has(family) ? family : `"${family}"`)).join()
    case 'cubicBezier':
      return `cubic-bezier(${$value.map(shortNumber).join()})`
    case 'shadow':
      return shadow($value)
  }
  return unknownType($type)
}

function unknownType(type: never): never {
  throw new Error(`No way to write ${String(type)} as CSS`)
}

const GENERIC = new Set(['serif', 'sans-serif'])

const length = ({ value, unit }: Measure) => `${value}${unit}`
const shortLength = (measure: Measure) => (measure.value === 0 ? '0' : length(measure))

const isVisible = ({ color }: ShadowLayer) => color.alpha !== 0

const shadow = (layers: readonly ShadowLayer[]) => (layers.some(isVisible) ? layers.map(layerText).join(', ') : 'none')

function layerText({ color, offsetX, offsetY, blur, spread, inset }: ShadowLayer) {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(shortLength)
  return [...(inset ? ['inset'] : []), ...lengths, writeColour(color)].join(' ')
}

function writeColour({ components, alpha = 1 }: ColourValue): string {
  const bytes = components.map((component) => Math.round(component * 255))
  if (alpha === 0) return 'transparent'
  if (alpha < 1) return `rgba(${bytes.join()},${shortNumber(alpha)})`
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** Writes a number as our themes do: `.5`, not `0.5`. */
const shortNumber = (value: number) => String(value).replace(/^(-?)0\./, '$1.')
