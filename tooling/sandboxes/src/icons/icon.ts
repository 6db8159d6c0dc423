import { LETTERS } from './letters.ts'
import type { GreyPicture } from './png.ts'

// The provider's medium icons are shown 48 pixels wide; twice that is sharp on fine screens.
const WIDTH = 96
const HEIGHT = 64
const EDGE = 3
const INK = 0x33
const PAPER = 0xff

/** A neutral card with a word on it, standing in for the mark of a way to pay. Letters it does not have stay blank. */
export function icon(word: string): GreyPicture {
  const letters = Array.from(word.toUpperCase(), (letter) => LETTERS[letter] ?? [])
  const columns = letters.length * 4 - 1
  const scale = Math.max(1, Math.floor((WIDTH - 4 * EDGE) / columns))
  const left = Math.floor((WIDTH - columns * scale) / 2)
  const top = Math.floor((HEIGHT - 5 * scale) / 2)

  const isEdge = (x: number, y: number) => Math.min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y) < EDGE
  const isLetter = (x: number, y: number) => {
    const column = Math.floor((x - left) / scale)
    const row = Math.floor((y - top) / scale)
    const bits = letters[Math.floor(column / 4)]?.[row] ?? 0
    return ((bits >> (2 - (column % 4))) & 1) === 1
  }
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const x = index % WIDTH
    const y = Math.floor(index / WIDTH)
    return isEdge(x, y) || (x >= left && isLetter(x, y)) ? INK : PAPER
  })
  return { width: WIDTH, height: HEIGHT, pixels }
}
