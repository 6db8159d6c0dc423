import { readFileSync } from 'node:fs'
import path from 'node:path'
import { documentedPages } from '../../documents/pages.ts'
import type { BrokenPage, Report } from '../examine.ts'
import type { Gap } from '../gap.ts'
import { slowEffect } from '../checks/times.ts'
import { code, html, Markup, NONE, section, table } from './markup.ts'
import { summaryOf } from './summary.ts'

const STYLE = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8')

/** Writes a report as one HTML page without scripts, for people who decide about a shop. */
export function writeHtml(report: Report): string {
  const { shopId, baseUrl, seconds } = report
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Conformance of ${shopId || baseUrl}</title>
        <style>
          ${new Markup(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="muted">${shopId ? `Shop ${shopId} on the gateway` : 'The gateway'} ${code(baseUrl)}</p>
          <h1>${verdict(report)}</h1>
          <p>
            This report compares what the gateway sends with what the documents of the shop describe. For each
            difference it says what customers see. The examination took ${seconds} seconds.
          </p>
          ${summary(report)} ${brokenPages(report)} ${gaps(report)} ${texts(report)} ${flags(report)} ${calls(report)}
          ${ourCalls(report)} ${optionalFields(report)}
        </main>
      </body>
    </html>`.text.replaceAll(/^ +/gm, '')
}

function verdict({ brokenPages: { length }, gaps: { length: count } }: Report): string {
  const all = documentedPages.length
  if (length === all) return 'The shop cannot work on this gateway'
  if (length > 0) return `${length} of ${all} pages cannot work on this gateway`
  return count === 0 ? 'The shop works on this gateway' : 'Every page works on this gateway, some with gaps'
}

const GOOD = html`<span class="good" role="img" aria-label="Good:">✓</span>`
const BAD = html`<span class="bad" role="img" aria-label="Not good:">✗</span>`

const summary = (report: Report) =>
  html`<dl class="facts">
    ${summaryOf(report).map(
      ({ name, text, isGood }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${isGood ? GOOD : BAD} ${text}</dd>
        </div>`,
    )}
  </dl>`

/** The pages by what they miss. What every page misses is said once. */
function brokenPages({ brokenPages: pages }: Report): Markup {
  if (pages.length === 0) return NONE
  const common = (pages[0]?.because ?? []).filter((one) => pages.every(({ because }) => because.includes(one)))
  const isCommon = pages.length > 1 && common.length > 0
  const reason = isCommon
    ? html`<p class="reason">All of them need ${list(common)}. The gateway does not deliver it.</p>`
    : NONE
  const others = ({ because }: BrokenPage) => because.filter((one) => !(isCommon && common.includes(one)))
  return section(
    'Pages that cannot work',
    html`${reason}
    ${table({
      caption: 'Each page with the calls and fields that it misses',
      head: ['Page', 'Address', isCommon ? 'Misses besides' : 'Misses'],
      rows: pages.map((page) => [page.title, code(page.path), list(others(page))]),
    })}`,
  )
}

/** Words in code, with commas between them. */
const list = (words: readonly string[]) =>
  html`${words.map((word, index) => html`${index > 0 ? ', ' : ''}${code(word)}`)}`

/** The gaps, most harmful first: what customers see, then the cause for the team of the gateway. */
function gaps({ gaps: found }: Report): Markup {
  const shown = found.filter(({ problem }) => problem !== 'text missing')
  if (shown.length === 0) return NONE
  return section(
    'What customers see',
    html`<p>Each line says what the shop does, and below it what the gateway sent.</p>
      <ul class="gaps">
        ${shown.map(gapItem)}
      </ul>`,
  )
}

const gapItem = ({ does, problem, subject, found, calls: from }: Gap) =>
  html`<li>
    <h3>${withCode(does)}</h3>
    <p>
      <span class="bad">${sentenceCase(problem)}:</span> ${code(subject)}. ${withCode(found)}
      ${from.some((call) => call === subject) ? NONE : html`In ${list(from)}.`}
    </p>
  </li>`

/** A sentence whose words in backticks are code. */
const withCode = (sentence: string) =>
  html`${sentence.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : code(part)))}`

const sentenceCase = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const ourCalls = ({ ourCalls: listed }: Report) =>
  section(
    'Calls that the documents do not name',
    table({
      caption: 'Each call, and what the shop does without it',
      head: ['Call', 'Purpose', 'This gateway', 'Without it'],
      rows: listed.map(({ name, summary: purpose, state, does }) => [code(name), purpose, state, withCode(does)]),
    }),
  )

function texts({ missingTexts, gaps: found }: Report): Markup {
  const pages = Object.entries(missingTexts)
  const does = found.find(({ problem }) => problem === 'text missing')?.does
  if (pages.length === 0 || does === undefined) return NONE
  return section(
    'Missing texts',
    html`<p>${does}</p>
      ${pages.map(
        ([title, names]) =>
          html`<details>
            <summary>${sentenceCase(title)}: ${names.length}</summary>
            <p>${list(names)}</p>
          </details>`,
      )}`,
  )
}

function flags({ flags: shown }: Report): Markup {
  if (shown.length === 0) return NONE
  return section(
    'How the shop is set up',
    table({
      caption: 'The flags and choices of the configuration',
      head: ['Flag', 'Value', 'What the shop shows'],
      rows: shown.map(({ name, value, isSent, shows }) => [code(name), isSent ? value : `${value} (not sent)`, shows]),
    }),
  )
}

function calls({ calls: all, times, skipped }: Report): Markup {
  const rows = all.map(({ name, summary: what, asked, statuses, problem, present, absent, unreadable, unseen }) => {
    const fields = present + absent + unreadable
    const time = times.find(({ call }) => call === name)
    const slow = time?.isSlow ? html`<span class="bad">, slow</span>` : NONE
    return [
      what,
      code(name),
      problem === undefined
        ? asked === 0
          ? 'not asked'
          : `answered ${statuses.join(', ')}`
        : html`<span class="bad">${problem}</span>`,
      fields === 0 ? '' : `${present} of ${fields}${unseen > 0 ? `, ${unseen} not seen` : ''}`,
      time ? html`${time.p50} ms, ${time.p95} ms${slow}` : '',
    ]
  })
  const notes = skipped.map((text) => html`<p>${text}</p>`)
  const slow = times.some(({ isSlow }) => isSlow) ? html`<p>While a call is slow: ${slowEffect}</p>` : NONE
  return section(
    'Calls',
    html`${notes}${slow}
    ${table({
      caption: 'Times are those within which half of the answers and 95 of 100 answers came.',
      head: ['For', 'Call', 'Answer', 'Fields with a value', 'Times'],
      rows,
    })}`,
  )
}

function optionalFields({ optionalGaps }: Report): Markup {
  if (optionalGaps.length === 0) return NONE
  return section(
    'Optional fields without a value',
    html`<p>The documents let these fields be absent.</p>
      <details>
        <summary>Show ${optionalGaps.length} fields</summary>
        ${table({
          caption: 'Fields that may be absent',
          head: ['Field', 'What the shop does', 'Found'],
          rows: optionalGaps.map(({ subject, found, does }) => [code(subject), withCode(does), withCode(found)]),
        })}
      </details>`,
  )
}
