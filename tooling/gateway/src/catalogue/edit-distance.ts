/** The edit distance of two words: letters inserted, left out or replaced. Returns `most + 1` for anything above `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      current[column] = Math.min(replaced, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
    }
    if (Math.min(...current) > most) return most + 1
    before = current
  }
  return before[other.length] ?? 0
}
