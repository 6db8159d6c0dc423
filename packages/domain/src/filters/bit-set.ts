/** Positions of a list, one bit each. What lies beyond its end is not in it. */
export type BitSet = Uint32Array<ArrayBuffer>

export const NO_POSITIONS: BitSet = new Uint32Array(0)

/** Adds a position. Returns the same set, or a larger one where that had no room. */
export function withPosition(set: BitSet, position: number): BitSet {
  const index = position >>> 5
  let roomy = set
  if (index >= set.length) {
    roomy = new Uint32Array(Math.max(index + 1, 2 * set.length))
    roomy.set(set)
  }
  roomy[index] = (roomy[index] ?? 0) | (1 << (position & 31))
  return roomy
}

export const bitSetOf = (positions: readonly number[]): BitSet => positions.reduce(withPosition, new Uint32Array(0))

export const has = (set: BitSet, position: number): boolean =>
  (((set[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

// Loops, because a function for each word takes ten times as long.

/** Returns what is in both sets. */
export function intersection(one: BitSet, other: BitSet): BitSet {
  const both = new Uint32Array(Math.min(one.length, other.length))
  for (let index = 0; index < both.length; index++) both[index] = (one[index] ?? 0) & (other[index] ?? 0)
  return both
}

/** Returns what is in one of two sets. */
export function union(one: BitSet, other: BitSet): BitSet {
  const either = new Uint32Array(Math.max(one.length, other.length))
  for (let index = 0; index < either.length; index++) either[index] = (one[index] ?? 0) | (other[index] ?? 0)
  return either
}

export const countOf = (set: BitSet): number => countOfBoth(set, set)

/** Counts what is in both sets. */
export function countOfBoth(one: BitSet, other: BitSet): number {
  const end = Math.min(one.length, other.length)
  let count = 0
  for (let index = 0; index < end; index++) {
    // Adds the bits of a word in pairs, then in fours, then all.
    let bits = (one[index] ?? 0) & (other[index] ?? 0)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
