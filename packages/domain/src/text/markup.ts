const MARKUP = /\[(\/?(?:p|b|u|ul|li))\]|<(\/?(?:p|b|u|ul|li))>|[&<>"']/gi

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Marketing texts as html: marks for paragraph, bold, underline and bullets become elements, all else is plain text (PROD-06, OP-20). */
export function marketingHtml(markup: string): string {
  return markup.replaceAll(MARKUP, (found, square?: string, angle?: string) => {
    const tag = square ?? angle
    return tag === undefined ? (ESCAPES[found] ?? '') : `<${tag.toLowerCase()}>`
  })
}
