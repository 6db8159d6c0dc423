/**
 * Returns a regular expression of PostgreSQL that finds an e-mail address in JSON: in any case, with letters composed or not,
 * and with those outside ASCII escaped or not. It names each spelling itself, so the locale of the database has no part in it.
 */
export const anySpellingOf = (email: string): string =>
  Array.from(email)
    .map((letter) => {
      const cases = [letter, letter.toUpperCase()].flatMap((form) => [form, form.normalize('NFD')])
      const isAscii = /[ -~]/.test(letter)
      const spellings = [...cases.map(literal), ...(isAscii ? [] : cases.map(escaped))]
      return `(?:${[...new Set(spellings)].join('|')})`
    })
    .join('')

const literal = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)

/** Matches the letters of a text as JSON escapes them: `\u00e5`. */
const escaped = (text: string) =>
  Array.from({ length: text.length }, (_, index) => {
    const code = text.charCodeAt(index).toString(16).padStart(4, '0')
    return String.raw`\\u` + code.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
  }).join('')
