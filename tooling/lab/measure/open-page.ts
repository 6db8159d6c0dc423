import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { createNetworkLog, type NetworkLog } from './network-log.ts'
import { installProbe, type Probe } from './probe.ts'
import { profiles, type Profile, type ProfileName } from './profiles.ts'

/** A page of a fresh visitor, with nothing in its cache. */
export interface OpenedPage {
  page: Page
  devtools: CDPSession
  network: NetworkLog
  profile: Profile
}

/** Opens a page on one of the profiles, does its work there, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  profileName: ProfileName,
  work: (opened: OpenedPage) => Promise<Result>,
): Promise<Result> {
  const profile = profiles[profileName]
  const context = await browser.newContext(profile.context)
  try {
    await context.addInitScript(answerConsent)
    await context.addInitScript(installProbe)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    if (profile.line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...profile.line })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
    return await work({ page, devtools, network: createNetworkLog(devtools), profile })
  } finally {
    await context.close()
  }
}

/** Stores an answer about cookies, because the consent banner would cover the button. */
function answerConsent() {
  const refusal = JSON.stringify({ consents_approved: ['cookie_cat_necessary'] })
  document.cookie = `CookieInformationConsent=${encodeURIComponent(refusal)}; path=/`
}

/** Waits until network and main thread have been idle for `least` milliseconds, at most for `most`. */
export async function idleTime(opened: OpenedPage, least = opened.profile.idleTime, most = opened.profile.idleTimeout) {
  // Hydration keeps the network idle, and may request more afterwards.
  await untilIdle(opened, least, most, () => idleThread(opened))
}

/** The same for a page without scripts, whose main thread cannot be asked. */
export const idleNetwork = (opened: OpenedPage) =>
  untilIdle(opened, opened.profile.idleTime, opened.profile.idleTimeout, () => Promise.resolve())

async function untilIdle({ network }: OpenedPage, least: number, most: number, afterwards: () => Promise<unknown>) {
  const begin = performance.now()
  while (network.idleFor() < least && performance.now() - begin < most) {
    await pause(50)
    if (network.idleFor() >= least) await afterwards()
  }
}

/** Waits until the page has nothing to do, or has gone. */
const idleThread = ({ page }: OpenedPage) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))).catch(() => undefined)

/** Loads an address to its end. */
export async function load(opened: OpenedPage, address: string) {
  await opened.page.goto(address, { waitUntil: 'load', timeout: 120_000 })
  await idleTime(opened)
}

/**
 * The work of a page's main thread so far, in milliseconds of processor time: unlike any other time it hardly grows while
 * the machine has other work.
 */
export async function workTimes({ devtools }: OpenedPage) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return {
    workTime: of('TaskDuration'),
    scriptWorkTime: of('ScriptDuration'),
    styleWorkTime: of('RecalcStyleDuration'),
    layoutWorkTime: of('LayoutDuration'),
  }
}

/** What a page's probe knows; nothing while one page goes and the next one comes. */
export const ask = <Answer>({ page }: OpenedPage, question: (argument: string) => Answer, argument = '') =>
  page.evaluate(question, argument).catch((): undefined => undefined)

/** What the probe has written down so far. Throws when the page has none. */
export async function readProbe({ page }: OpenedPage): Promise<Omit<Probe, 'count' | 'target'>> {
  const text = await page.evaluate(() => JSON.stringify(window.probe))
  return JSON.parse(text) as Probe
}
