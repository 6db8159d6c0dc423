export { logEvent } from '@shop/server/log-event.ts'
