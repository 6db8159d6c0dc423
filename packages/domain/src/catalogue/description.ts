/** The number of characters of a description on a product card. */
export const SHORT_DESCRIPTION_LENGTH = 150

const TAG = /^<(?<end>\/?)(?<name>[a-z][a-z0-9-]*)/i
const COMMENT = '<!--'
/** A comment, a tag, an entity, or one character. */
const TOKEN =
  /<!--[\s\S]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>|&(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z]\w*);|[\s\S]/gu
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/** Returns the first paragraph of a description, cut at 150 visible characters. The result is well-formed HTML. */
export function shortDescription(description: string): string {
  const open: string[] = []
  let html = ''
  let characters = 0
  for (const [token] of firstPart(description).matchAll(TOKEN)) {
    const tag = TAG.exec(token)?.groups
    if (tag?.name !== undefined && token.length > 1) {
      const name = tag.name.toLowerCase()
      if (name === 'p' && characters > 0) break
      html += tag.end ? closed(open, name) : opened(open, name, token)
    } else if (!token.startsWith(COMMENT) && (characters > 0 || token.trim() !== '')) {
      if (characters === SHORT_DESCRIPTION_LENGTH) {
        if (token.trim() === '') continue
        html = `${html.trimEnd()}…`
        break
      }
      html += token === '<' ? '&lt;' : token
      characters++
    }
  }
  return html.trimEnd() + ends(open)
}

/** Plain text separates its paragraphs with empty lines. */
const firstPart = (description: string) =>
  /<\/?[a-z]/i.test(description) ? description : (description.trim().split(/\n\s*\n/, 1)[0] ?? '')

function opened(open: string[], name: string, token: string): string {
  if (!VOID.has(name) && !token.endsWith('/>')) open.push(name)
  return token
}

/** An end tag also closes the open elements inside it. An end tag without a start tag is left out. */
function closed(open: string[], name: string): string {
  const place = open.lastIndexOf(name)
  return place === -1 ? '' : ends(open.splice(place))
}

const ends = (names: string[]) =>
  [...names]
    .reverse()
    .map((name) => `</${name}>`)
    .join('')

/** Divides a plain text after as many whole sentences as fit into `most` characters. The first part has at least one. */
export function divideText(text: string, most: number): [shown: string, rest: string] {
  const places = [...text.matchAll(/[.!?…](?= \p{Lu})|$/gu)].map(({ index, 0: mark }) => index + mark.length)
  const end = places.findLast((place) => place <= most) ?? places[0]
  return [text.slice(0, end), text.slice(end).trim()]
}
