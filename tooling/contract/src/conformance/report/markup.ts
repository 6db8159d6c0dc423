/** Markup that is safe to insert. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Markup[]

/** A template whose values are escaped, except markup. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(pieces.reduce((whole, piece, index) => `${whole}${written(parts[index - 1] ?? '')}${piece}`))
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export const NONE = new Markup('')

export const code = (text: string) => html`<code>${text}</code>`

export const section = (title: string, content: Markup) =>
  html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`

interface Table {
  caption: string
  head: readonly string[]
  rows: readonly (readonly (string | Markup)[])[]
}

/**
 * A table whose first cell names the row. Small screens show each row as a block with the column's name before each cell.
 * Roles tell assistive technology that it is still a table.
 */
export const table = ({ caption, head, rows }: Table) =>
  html`<table role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${head.map((cell) => html`<th scope="col" role="columnheader">${cell}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        ([name = '', ...cells]) =>
          html`<tr role="row">
            <th scope="row" role="rowheader">${name}</th>
            ${cells.map((cell, index) => html`<td role="cell" data-label="${head[index + 1] ?? ''}">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
