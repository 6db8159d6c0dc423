const IDENTIFIER = /data(?:-\w+)+|[A-Za-z_$][\w$]*/g
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const TEXT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y
/** A part of a template, up to its end or to the next expression in it. */
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{|$)/y
const PATTERN = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y
/** Behind a value a slash divides, and behind `<` it closes an element; behind these words a pattern follows again. */
const VALUE = /[\w$)\]}'"`<]\s*$/
const NO_VALUE = /\b(?:return|typeof|case|in|of|do|else|yield|await)\s*$/

/**
 * The names in a source text, with the lines they stand in: not what comments, texts and regular expressions say.
 * @param {string} source
 * @returns {{ name: string, line: number }[]}
 */
export const identifiersIn = (source) =>
  withoutTexts(source)
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(IDENTIFIER)].map(([name]) => ({ name, line: index + 1 })))

/** The source text with everything blanked that is no code; lines stay as they are. @param {string} source */
function withoutTexts(source) {
  // The braces that are open in the expression of each template.
  const braces = []
  let code = ''
  let at = 0
  const take = (pattern) => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  while (at < source.length) {
    const isTemplate = source[at] === '`' || (source[at] === '}' && braces.at(-1) === 0)
    const silent = isTemplate
      ? take(TEMPLATE)
      : (take(COMMENT) ?? take(TEXT) ?? (mayBeginPattern(code) ? take(PATTERN) : undefined))
    if (isTemplate) followTemplate(braces, silent)
    else if (silent === undefined) followBraces(braces, source[at])
    code += silent === undefined ? source[at] : blank(silent)
    at += silent?.length ?? 1
  }
  return code
}

function mayBeginPattern(code) {
  const before = code.slice(-200)
  return !VALUE.test(before) || NO_VALUE.test(before)
}

function followTemplate(braces, part) {
  if (part.startsWith('}')) braces.pop()
  if (part.endsWith('${')) braces.push(0)
}

function followBraces(braces, character) {
  if (braces.length === 0) return
  if (character === '{') braces[braces.length - 1] += 1
  if (character === '}') braces[braces.length - 1] -= 1
}

/** A text or a pattern is a value, so its end stays. @param {string} silent */
function blank(silent) {
  const spaces = silent.replaceAll(/[^\n]/g, ' ')
  const isValue = !/^\/[/*]|\$\{$/.test(silent)
  return isValue ? `${spaces.slice(0, -1)}'` : spaces
}
