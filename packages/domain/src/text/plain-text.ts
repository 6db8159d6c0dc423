const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** Returns the visible text of HTML, for places without markup such as product cards. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, ' ')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
      (entity, decimal?: string, hex?: string, name?: string) =>
        name === undefined ? character(decimal, hex) : (ENTITIES[name.toLowerCase()] ?? entity),
    )
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .replaceAll(/ ([.,;:!?…])/g, '$1')
    .trim()

function character(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}
