import { createTable } from '../print/table.mjs'

const table = createTable([
  { title: 'What', width: 34 },
  { title: 'per second', width: 11 },
  { title: 'of bare', width: 9 },
  { title: 'p50 ms', width: 9 },
  { title: 'p99 ms', width: 9 },
  { title: 'processor ms', width: 13 },
  { title: 'failed', width: 8 },
])

/** The head of the table of figures. */
export const { head } = table

/** Formats what one measurement has found. */
export const measured = (name, { perSecond, p50Time, p99Time, processorTime, failed }, bare) =>
  table.row([
    name,
    Math.round(perSecond),
    bare && (perSecond / bare).toFixed(2),
    p50Time,
    p99Time,
    processorTime?.toFixed(1),
    failed,
  ])

/** Formats the memory of a server, in MB, beside its limit. */
export const memory = (name, megabytes, most) =>
  `${name}: ${Math.round(megabytes)} MB, should be below ${most} (ratio ${(most / megabytes).toFixed(2)})`
