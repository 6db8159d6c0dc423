/**
 * The edit distance of two words: letters inserted, left out or replaced, or neighbours swapped. Returns `most + 1` for anything
 * above `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let earlier: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const replaced = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      let cost = Math.min(replaced, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) cost = Math.min(cost, (earlier[column - 2] ?? 0) + 1)
      current[column] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    earlier = before
    before = current
  }
  return before[other.length] ?? 0
}
