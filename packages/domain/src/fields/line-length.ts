/** The longest usual line of typed text, in characters. Fields take no more. */
export const LINE_MAX_LENGTH = 120
