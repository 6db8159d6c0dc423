import { logLine, type LogFields } from '@shop/domain/text/log-line.ts'

/** Writes an event to the log as one line of JSON. Never pass what customers type. */
export const logEvent = (event: string, fields?: LogFields) => console.error(logLine(new Date(), event, fields))
