const NO_BREAK_SPACE = '\u00A0'
const WORD_JOINER = '\u2060'

/** Joins the groups of a telephone number so that no line ends inside it. Joining twice changes nothing. */
export const unbrokenPhone = (phone: string) =>
  phone
    .trim()
    .replaceAll(/\s+/g, NO_BREAK_SPACE)
    .replaceAll(/\u2060?([-–./])\u2060?/g, `${WORD_JOINER}$1${WORD_JOINER}`)
