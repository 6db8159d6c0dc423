import type { Hono } from 'hono'
import type { Bank } from './bank/bank.ts'
import type { Clock } from './clock.ts'
import type { Scenarios } from './control/scenarios.ts'
import type { EventLog } from './event-log.ts'
import type { Input } from './page/page.ts'
import type { Platform } from './platform.ts'
import type { WebhookQueue } from './webhook-queue.ts'

/** The services that all sandboxes share, and the environment with their settings. */
export interface SandboxServices {
  platform: Platform
  /** The clock behind `platform.now`. */
  clock: Clock
  eventLog: EventLog
  scenarios: Scenarios
  webhookQueue: WebhookQueue
  bank: Bank
  environment: Readonly<Record<string, string | undefined>>
}

/** A part of a page, from `hono/html`. */
export type Html = ReturnType<typeof import('hono/html').html>

/** The sandbox of one third party, with everything that server, overview and controls need. */
export interface Sandbox {
  /** The name in scenarios and in the log. */
  name: string
  /** Its description on the overview. */
  line: Html
  /** The routes of the third party's hosts, at their own paths. */
  routes?: Hono
  /** The scripts and styles of its public host, by path. */
  browserFiles?: Readonly<Record<string, URL>>
  /** Its controls, below `/__sandbox`. */
  control?: Hono
  /** What can be typed or used to try it, for the overview. */
  inputs?: readonly Input[]
  /** Its payments so far, oldest first. */
  payments?: () => PaymentRow[]
  /** Opens a server with another protocol than HTTP. Rejects if that fails. */
  listen?: () => Promise<Listener>
  /** Deletes all state. */
  clear?: () => void
}

/** An open server with another protocol than HTTP. */
export interface Listener {
  /** Its description at startup, with the port. */
  line: string
  close: () => Promise<void>
}

/** A payment or order of a provider. */
export interface PaymentRow {
  name: string
  /** The shop's number. */
  reference: string | undefined
  minorUnits: number
  currency: string
  state: string
  /** The money that is reserved for the shop or taken, without what was released or refunded. */
  keptMinorUnits: number
  /** Its controls: the path of each, and its label. */
  controls: readonly (readonly [path: string, label: string])[]
}

/** Creates a sandbox with its state in memory. */
export type CreateSandbox = (services: SandboxServices) => Sandbox
