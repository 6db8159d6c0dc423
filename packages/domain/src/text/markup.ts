const MARKUP = /\[(\/?(?:p|b|u|ul|li))\]|<(\/?(?:p|b|u|ul|li))>|[&<>"']/gi

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Converts a marketing text to HTML. Marks for paragraph, bold, underline and lists (`[b]` or `<b>`) become elements. Everything
 * else is escaped.
 */
export function marketingHtml(markup: string): string {
  return markup.replaceAll(MARKUP, (found, square?: string, angle?: string) => {
    const tag = square ?? angle
    return tag === undefined ? (ESCAPES[found] ?? '') : `<${tag.toLowerCase()}>`
  })
}
