/** A length or a duration of the Design Tokens format. */
export interface Measure {
  value: number
  unit: string
}

/** A colour of the Color module, in sRGB. */
export interface ColourValue {
  colorSpace: 'srgb'
  /** Red, green and blue from 0 to 1. */
  components: number[]
  alpha?: number
  hex: string
}

export interface ShadowLayer {
  color: ColourValue
  offsetX: Measure
  offsetY: Measure
  blur: Measure
  spread: Measure
  inset?: boolean
}

/** The key of our entries in `$extensions`: what CSS says and the format has no type for. */
export const VENDOR = 'hearing-shop'

export interface Notes {
  /** A unit beside px and rem. */
  unit?: string
  /** The smallest value of a fluid length, and its growth with the window. The token's value is the largest. */
  least?: Measure
  preferred?: string
}

type Value =
  | { $type: 'color'; $value: ColourValue }
  | { $type: 'dimension' | 'duration'; $value: Measure }
  | { $type: 'number' | 'fontWeight'; $value: number }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'cubicBezier'; $value: number[] }
  | { $type: 'shadow'; $value: ShadowLayer[] }

/** A token of the Design Tokens format 2025.10 whose value is written out. */
export type ValueToken = Value & { $extensions?: { [VENDOR]: Notes } }

/** A token that is another token's value. */
export interface AliasToken {
  $type: Value['$type']
  $value: `{${string}}`
}
