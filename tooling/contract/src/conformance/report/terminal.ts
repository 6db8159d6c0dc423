import { styleText } from 'node:util'
import { slowEffect } from '../checks/times.ts'
import type { Report } from '../examine.ts'
import type { OurCall } from '../checks/our-calls.ts'
import type { Gap } from '../gap.ts'
import { summaryOf } from './summary.ts'

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

const WIDTH = 100

/** Writes a report for a terminal. Colours follow the terminal and NO_COLOR. */
export function writeTerminal(report: Report, stream: NodeJS.WriteStream = process.stdout): string {
  const paint = (style: Style, text: string) => styleText(style, text, { stream })
  const heading = (text: string) => ['', paint('bold', text)]
  const lines = [
    '',
    paint('bold', `  ${report.baseUrl}`),
    paint('dim', `  ${report.shopId ? `shop ${report.shopId}, ` : ''}examined in ${report.seconds} s`),
    '',
    ...summaryOf(report).map(({ name, text, isGood }) => {
      const mark = isGood ? paint('green', '✓') : paint('red', '✗')
      return `  ${mark} ${name.padEnd(10)} ${text}`
    }),
  ]
  if (report.brokenPages.length > 0) {
    lines.push(...heading('  Pages that cannot work'))
    for (const { path, title, because } of report.brokenPages) {
      lines.push('', `  ${paint('red', '✗')} ${title}  ${paint('dim', path)}`)
      lines.push(...because.map((reason) => `    ${reason}`))
    }
  }
  const gaps = report.gaps.filter(({ problem }) => problem !== 'text missing')
  if (gaps.length > 0) {
    lines.push(...heading('  Gaps, and what the shop does'))
    for (const gap of gaps) lines.push('', ...gapLines(gap, paint))
  }
  const texts = report.gaps.filter(({ problem }) => problem === 'text missing')
  if (texts[0]) {
    lines.push(...heading('  Missing texts, by the page that shows them'), '')
    lines.push(...texts.map(({ subject, found }) => `  ${subject.padEnd(24)} ${found}`))
    lines.push(...wrap(`→ ${texts[0].does}`, '  ').map((line) => paint('cyan', line)))
  }
  lines.push(...heading('  Calls'), '', ...callLines(report, paint))
  lines.push(...heading('  Calls that the documents do not name, and what the shop does without them'), '')
  lines.push(...report.ourCalls.flatMap((call) => ourCallLines(call, paint)))
  const slow = report.times.filter(({ isSlow }) => isSlow)
  if (slow.length > 0) {
    lines.push(...heading('  Slow calls'), '')
    lines.push(...slow.map(({ call, p95 }) => `  ${paint('yellow', '!')} ${call}: 95 of 100 within ${p95} ms`))
    lines.push(...wrap(slowEffect, '    '))
  }
  if (report.flags.length > 0) {
    lines.push(...heading('  Flags, and what they show'), '')
    for (const { name, value, isSent, shows } of report.flags) {
      const shown = isSent ? value.padEnd(10) : paint('dim', value.padEnd(10))
      lines.push(`  ${shown} ${name.padEnd(33)} ${shows}`)
    }
  }
  if (report.skipped.length > 0) {
    lines.push(...heading('  Not examined'), '', ...report.skipped.flatMap((text) => wrap(text, '  ')))
  }
  if (report.optionalGaps.length > 0) {
    const text = `${report.optionalGaps.length} optional fields have no value. The files of --json and --html list them.`
    lines.push('', ...wrap(text, '  ').map((line) => paint('dim', line)))
  }
  return `${lines.join('\n')}\n\n`
}

type Paint = (style: Style, text: string) => string

function gapLines({ problem, subject, calls, found, does }: Gap, paint: Paint): string[] {
  const isCall = (calls as readonly string[]).includes(subject)
  return [
    `  ${paint('yellow', problem)}  ${paint('bold', subject)}`,
    ...(isCall ? [] : wrap(calls.join(', '), '    ').map((line) => paint('dim', line))),
    ...wrap(found, '    '),
    ...wrap(`→ ${does}`, '    ').map((line) => paint('cyan', line)),
  ]
}

function callLines({ calls, times }: Report, paint: Paint): string[] {
  return calls.map(({ name, asked, statuses, problem, present, absent, unreadable, unseen }) => {
    if (asked === 0) return paint('dim', `  · ${name.padEnd(52)} ${problem ?? 'not asked'}`)
    const mark = problem === undefined ? paint('green', '✓') : paint('red', '✗')
    const fields = present + absent + unreadable
    const time = times.find(({ call }) => call === name)
    const cells = [
      statuses.join(' ').padEnd(7),
      (fields > 0 ? `${present} of ${fields} fields${unseen > 0 ? `, ${unseen} not seen` : ''}` : '').padEnd(16),
      time ? `${time.p50} / ${time.p95} ms` : '',
    ]
    return `  ${mark} ${name.padEnd(52)} ${cells.join(' ')}`.trimEnd()
  })
}

const OUR_MARKS = { there: '✓', missing: '·', 'not asked': '?' } as const

function ourCallLines({ name, state, does }: OurCall, paint: Paint): string[] {
  const line = `  ${OUR_MARKS[state]} ${name.padEnd(52)} ${state}`
  if (state === 'there') return [paint('green', line)]
  return [line, ...wrap(`→ ${does}`, '    ').map((part) => paint('cyan', part))]
}

/** Breaks a text into lines that fit the terminal. */
function wrap(text: string, indent: string): string[] {
  const lines: string[] = []
  let line = indent.trimEnd()
  for (const word of text.split(' ')) {
    const longer = line.trim() === '' ? `${indent}${word}` : `${line} ${word}`
    if (longer.length > WIDTH && line.trim() !== '') {
      lines.push(line)
      line = `${indent}${word}`
    } else line = longer
  }
  return [...lines, line]
}
