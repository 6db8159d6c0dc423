import { LETTERS } from './letters.ts'
import type { GreyPicture } from './png.ts'

// The provider's medium logos are shown 48 pixels wide; twice that is sharp on fine screens.
const WIDTH = 96
const HEIGHT = 64
const MARGIN = 6
/** However short the word: marks beside each other look alike. */
const LARGEST = 4
const FOREGROUND = 0x33
const BACKGROUND = 0xff

/** A word on paper, standing in for the mark of a way to pay. Letters it does not have stay blank. */
export function logo(word: string): GreyPicture {
  const letters = Array.from(word.toUpperCase(), (letter) => LETTERS[letter] ?? [])
  const columns = letters.length * 4 - 1
  const scale = Math.min(LARGEST, Math.max(1, Math.floor((WIDTH - 2 * MARGIN) / columns)))
  const left = Math.floor((WIDTH - columns * scale) / 2)
  const top = Math.floor((HEIGHT - 5 * scale) / 2)

  const isLetter = (x: number, y: number) => {
    const column = Math.floor((x - left) / scale)
    const row = Math.floor((y - top) / scale)
    const bits = letters[Math.floor(column / 4)]?.[row] ?? 0
    return ((bits >> (2 - (column % 4))) & 1) === 1
  }
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const x = index % WIDTH
    const y = Math.floor(index / WIDTH)
    return x >= left && isLetter(x, y) ? FOREGROUND : BACKGROUND
  })
  return { width: WIDTH, height: HEIGHT, pixels }
}
