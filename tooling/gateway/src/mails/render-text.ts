import type { MailContent, MailPart, MailRow } from './mail-content.ts'
import { oneLine } from './one-line.ts'

const rowText = ({ label, itemNumber, amount }: MailRow) =>
  [itemNumber === undefined ? label : `${label} (${itemNumber})`, amount].filter(Boolean).map(oneLine).join('  ')

const goodsText = ({ rows, sums }: Extract<MailPart, { kind: 'goods' }>) =>
  [rows, sums]
    .filter((block) => block.length > 0)
    .map((block) => block.map(rowText).join('\n'))
    .join('\n\n')

function partText(part: MailPart): string {
  if (part.kind === 'paragraph') return oneLine(part.text)
  if (part.kind === 'number') return `${part.label}:\n${oneLine(part.value)}`
  if (part.kind === 'goods') return goodsText(part)
  if (part.kind === 'lines') return [`${part.title}:`, ...part.lines.map(oneLine)].join('\n')
  return `${oneLine(part.before) || `${part.label}:`}\n${part.url}`
}

/** Renders a mail's plain text. */
export const renderText = ({ parts, signature, keepsake }: MailContent): string =>
  [...parts.map(partText), signature, ...keepsake.map(partText)].join('\n\n')
