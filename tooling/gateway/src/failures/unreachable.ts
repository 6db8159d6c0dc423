/** Throws for a case that earlier steps rule out. */
export function unreachable(why: string): never {
  throw new Error(why)
}
