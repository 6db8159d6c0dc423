const NO_BREAK_SPACE = '\u00A0'
const WORD_JOINER = '\u2060'

/** Joins the groups of a phone number, so that it never breaks across lines. Idempotent. */
export const unbrokenPhone = (phone: string) =>
  phone
    .trim()
    .replaceAll(/\s+/g, NO_BREAK_SPACE)
    .replaceAll(/\u2060?([-–./])\u2060?/g, `${WORD_JOINER}$1${WORD_JOINER}`)
