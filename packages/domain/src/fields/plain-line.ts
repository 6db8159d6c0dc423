// No name, street or number contains these. Whether other words are an address, no rule can tell: `ST.JOHN`, `mr.smith`.
const LINK = /:\/\/|\bwww\./i

/** Returns whether a cleaned text has no obvious web address. */
export const isPlain = (text: string) => !LINK.test(text)
