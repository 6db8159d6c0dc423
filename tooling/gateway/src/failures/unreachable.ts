/** For what earlier steps rule out; ends in the log instead of in wrong data. */
export function unreachable(why: string): never {
  throw new Error(why)
}
