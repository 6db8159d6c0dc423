import type { Report } from '../examine.ts'
import { slowEffect } from '../checks/times.ts'
import { summaryOf } from './summary.ts'
import { STYLE } from './style.ts'

/** Markup that is safe to insert. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Markup[]

/** A template whose values are escaped, except markup. */
function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(pieces.reduce((whole, piece, index) => `${whole}${written(parts[index - 1] ?? '')}${piece}`))
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const NONE = new Markup('')

/** Writes a report as one HTML page without scripts. */
export function writeHtml(report: Report): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Conformance of ${report.shopId || report.baseUrl}</title>
        <style>
          ${new Markup(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Conformance of ${report.shopId || 'a gateway'}</h1>
          <p>${report.baseUrl}, examined in ${report.seconds} s.</p>
          ${summary(report)} ${brokenPages(report)} ${gaps(report)} ${calls(report)} ${flags(report)} ${texts(report)}
          ${optionalFields(report)}
        </main>
      </body>
    </html>`.text.replaceAll(/^ +/gm, '')
}

const section = (title: string, content: Markup) =>
  html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`

interface Table {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Part[])[]
}

/** A table in a region that a keyboard can scroll. The first cell of each row names the row. */
const table = ({ caption, head, rows }: Table) =>
  html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name = '', ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const code = (text: string) => html`<code>${text}</code>`

const summary = (report: Report) =>
  html`<dl class="summary">
    ${summaryOf(report).map(
      ({ name, text, isGood }) =>
        html`<div class="${isGood ? 'good' : 'bad'}">
          <dt>${name}</dt>
          <dd>${isGood ? '✓' : '✗'} ${text}</dd>
        </div>`,
    )}
  </dl>`

function brokenPages({ brokenPages: pages }: Report): Markup {
  if (pages.length === 0) return section('Pages', html`<p>Every page of the documents can work.</p>`)
  return section(
    'Pages that cannot work',
    table({
      caption: 'Pages of the documents that miss a call or a field',
      head: ['Page', 'Path', 'Because of'],
      rows: pages.map(({ title, path, because }) => [title, code(path), because.join('; ')]),
    }),
  )
}

function gaps({ gaps: found }: Report): Markup {
  if (found.length === 0) return section('Gaps', html`<p>There are none.</p>`)
  return section(
    'Gaps',
    table({
      caption: 'What the gateway does not send as documented',
      head: ['What', 'Problem', 'Found', 'What the shop does', 'Calls'],
      rows: found.map(({ subject, problem, found: text, does, calls: from }) => [
        code(subject),
        problem,
        text,
        does,
        from.join(', '),
      ]),
    }),
  )
}

function calls({ calls: all, times, skipped }: Report): Markup {
  const rows = all.map(({ name, summary: what, asked, statuses, problem, present, absent, unreadable }) => {
    const fields = present + absent + unreadable
    const time = times.find(({ call }) => call === name)
    return [
      code(name),
      what,
      problem ?? (asked === 0 ? 'not asked' : `answered ${statuses.join(', ')}`),
      fields === 0 ? '' : `${present} of ${fields}`,
      time ? `${time.p50} ms / ${time.p95} ms${time.isSlow ? ', slow' : ''}` : '',
    ]
  })
  const notes =
    skipped.length === 0
      ? NONE
      : html`<ul>
          ${skipped.map((text) => html`<li>${text}</li>`)}
        </ul>`
  const slow = times.some(({ isSlow }) => isSlow) ? html`<p>While a call is slow: ${slowEffect}</p>` : NONE
  return section(
    'Calls',
    html`${notes}${slow}
    ${table({
      caption: 'Every call of the documents',
      head: ['Call', 'For', 'Answer', 'Documented fields with a value', 'Half within / 95 of 100 within'],
      rows,
    })}`,
  )
}

function flags({ flags: shown }: Report): Markup {
  if (shown.length === 0) return NONE
  return section(
    'Flags',
    table({
      caption: 'Flags and choices, and what each shows',
      head: ['Flag', 'Value', 'What the shop shows'],
      rows: shown.map(({ name, value, isSent, shows }) => [code(name), isSent ? value : `${value} (not sent)`, shows]),
    }),
  )
}

function texts({ missingTexts }: Report): Markup {
  const pages = Object.entries(missingTexts)
  if (pages.length === 0) return NONE
  return section(
    'Missing texts',
    html`${pages.map(
      ([title, names]) =>
        html`<details>
          <summary>${title}: ${names.length}</summary>
          <p>${names.join(', ')}</p>
        </details>`,
    )}`,
  )
}

function optionalFields({ optionalGaps }: Report): Markup {
  if (optionalGaps.length === 0) return NONE
  return section(
    'Optional fields without a value',
    table({
      caption: 'Fields that may be absent',
      head: ['Field', 'Found', 'What the shop does'],
      rows: optionalGaps.map(({ subject, found, does }) => [code(subject), found, does]),
    }),
  )
}
