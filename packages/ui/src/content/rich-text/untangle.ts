import { removedWithContent } from './rich-text-rules.ts'

/** The elements that change how words look. They stand within all others, around words. */
const LOOK = /^(?:b|em|i|s|small|span|strong|sub|sup|u)$/
/** The same of elements that do not stay. */
const NO_LOOK = /^(?:big|code|font|nobr|strike|tt)$/
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/
/** Matches the names of two elements, of which the second one ends the first one. */
const ENDS_BEFORE = /^(?:(a|li|p|tr) \1|(?:dd|dt) (?:dd|dt)|(?:td|th) (?:td|th))$/

const WORDS = /[^<]+|<(?![a-z/!?])/iy
const COMMENT = /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?!\/?[a-z]))[^>]*(?:>|$)/iy
const TAG = /<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/iy

/** More looks than these at once, or a text that grows more than this, are no editor's work. */
const MOST_LOOKS = 100
const MOST_GROWTH = 4

interface Look {
  name: string
  tag: string
  /** How many elements were open around it. */
  depth: number
}

/**
 * Writes editors' HTML so that no elements overlap, because parsers make different elements of those: bold that begins before
 * a paragraph and ends in it, a link that ends in another one. What looks alike ends with the element in which it began. HTML
 * that ends within a tag, or that would grow much, returns as it is. Sanitise the result.
 */
export function untangle(html: string): string {
  let clean = ''
  const open: string[] = []
  let looks: Look[] = []
  /** The looks that are written, the outermost first. */
  let written: Look[] = []

  function write(wanted: readonly Look[]) {
    const kept = shared(written, wanted)
    for (const { name } of written.slice(kept).reverse()) clean += `</${name}>`
    for (const { tag } of wanted.slice(kept)) clean += tag
    written = [...wanted]
  }
  function end(index: number) {
    write([])
    for (const name of open.splice(index).reverse()) clean += `</${name}>`
    looks = looks.filter(({ depth }) => depth <= index)
  }

  for (let at = 0; at < html.length;) {
    const words = matchAt(WORDS, html, at)
    const [piece = '', slash, typed = ''] = words ?? matchAt(COMMENT, html, at) ?? matchAt(TAG, html, at) ?? []
    if (piece === '' || looks.length > MOST_LOOKS || clean.length > MOST_GROWTH * (html.length + 1000)) return html
    at += piece.length
    const name = typed.toLowerCase()
    if (words) {
      // Blanks stay where they are, because a cell may be next to them.
      write(piece.trim() ? looks : looks.slice(0, shared(written, looks)))
      clean += piece
    } else if (name === '' || NO_LOOK.test(name)) continue
    else if (LOOK.test(name)) {
      const last = looks.findLastIndex((look) => look.name === name)
      if (!slash) looks.push({ name, tag: piece, depth: open.length })
      else if (last !== -1) looks.splice(last, 1)
    } else if (slash) {
      const index = open.lastIndexOf(name)
      if (index !== -1) end(index)
    } else if (removedWithContent.includes(name)) {
      const rest = new RegExp(`</${name}[^>]*>`, 'i').exec(html.slice(at))
      if (!rest) return html
      at += rest.index + rest[0].length
    } else if (VOID.test(name)) {
      write(name === 'col' ? [] : looks)
      clean += piece
    } else {
      if (ENDS_BEFORE.test(`${open.at(-1)} ${name}`)) end(open.length - 1)
      write([])
      open.push(name)
      clean += piece
    }
  }
  end(0)
  return clean
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Returns how many looks at the beginning of both lists are the same. */
function shared(some: readonly Look[], others: readonly Look[]): number {
  const end = some.findIndex((look, index) => look !== others[index])
  return end === -1 ? some.length : end
}
