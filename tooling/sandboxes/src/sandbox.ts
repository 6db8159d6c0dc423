import type { Hono } from 'hono'
import type { Clock } from './clock.ts'
import type { Scenarios } from './control/scenarios.ts'
import type { EventLog } from './event-log.ts'
import type { Platform } from './platform.ts'
import type { WebhookQueue } from './webhook-queue.ts'

/** What sandboxes share, and the environment they read their settings from. */
export interface SandboxServices {
  platform: Platform
  /** Whose time `platform` tells. */
  clock: Clock
  eventLog: EventLog
  scenarios: Scenarios
  webhookQueue: WebhookQueue
  environment: Readonly<Record<string, string | undefined>>
}

/** A part of a page, as `hono/html` makes it. */
export type Html = ReturnType<typeof import('hono/html').html>

/** The stand-in for one third party: everything that the server, its overview and its control need to know of it. */
export interface Sandbox {
  /** As scenarios and the log name it. */
  name: string
  /** Says on the overview what it stands in for. */
  line: Html
  /** What the third party's own hosts answer, at their own paths. */
  routes?: Hono
  /** Scripts and styles that its public host serves to any site: path to file. */
  browserFiles?: Readonly<Record<string, URL>>
  /** What people and tests may do that the real one does not offer, below `/__sandbox`. */
  control?: Hono
  /** What can be typed and what has happened, for the overview. */
  details?: () => Html
  /** Opens what is no HTTP. Rejects when that cannot be. */
  listen?: () => Promise<Listener>
  /** Forgets everything. */
  clear?: () => void
}

/** Something open besides HTTP. */
export interface Listener {
  /** What it is and where, for whoever starts the sandboxes. */
  line: string
  close: () => Promise<void>
}

/** Makes a sandbox with all its state in memory. */
export type CreateSandbox = (services: SandboxServices) => Sandbox
