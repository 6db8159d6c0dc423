import type { BrowserContextOptions } from 'playwright'

export const profileNames = ['phone', 'desktop'] as const
export type ProfileName = (typeof profileNames)[number]

/** A simulated device and network. */
export interface Profile {
  context: BrowserContextOptions
  /** How many times slower than this machine. */
  slowdown: number
  /** Milliseconds and bytes per second. Undefined means the speed of this machine. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number }
  /** The idle time of the network after which a page counts as loaded, and the limit of the wait, in milliseconds. */
  idleTime: number
  idleTimeout: number
}

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

export const profiles: Record<ProfileName, Profile> = {
  // The mid-range phone of Lighthouse on its slow 4G.
  phone: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      userAgent: phoneAgent,
    },
    slowdown: 4,
    line: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
    idleTime: 1500,
    idleTimeout: 60_000,
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
    slowdown: 1,
    idleTime: 800,
    idleTimeout: 20_000,
  },
}
