import { logLine, type LogFields } from '@shop/domain/text/log-line.ts'

/** Writes an event to the log, a line of JSON each. Nothing that customers type belongs into it. */
export const logEvent = (event: string, fields?: LogFields) => console.error(logLine(new Date(), event, fields))
