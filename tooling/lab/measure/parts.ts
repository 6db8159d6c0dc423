import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { blockingTime, layoutShift, weigh } from './arithmetic.ts'
import { ask, idleNetwork, load, idleTime, readProbe, withPage, workTimes, type OpenedPage } from './open-page.ts'
import { pressAt, readCount } from './click.ts'
import type { ProfileName } from './profiles.ts'
import type { MeasuredSite, PageName } from './site.ts'

/** Figures by name: milliseconds, bytes or counts; nothing where the page never got there. */
export type Figures = Record<string, number | undefined>
type Measurement = (browser: Browser, profile: ProfileName, site: MeasuredSite) => Promise<Figures>

/** How long a press may go unanswered before a visitor presses again, in milliseconds. */
const PRESS_AGAIN_AFTER = 5000
const GIVE_UP_AFTER = 40_000

/** A cold load of one page: when it is painted, how long it blocks, what it weighs. */
export const measureLoad =
  (name: PageName): Measurement =>
  (browser, profile, { origin, pages }) =>
    withPage(browser, profile, async (opened) => {
      await opened.page.goto(origin + pages[name], { waitUntil: 'load', timeout: 120_000 })
      const atLoad = weigh(opened.network.finished())
      await idleTime(opened)
      const work = await workTimes(opened)
      const { longTasks, shifts, firstPaint = 0, largestPaints } = await readProbe(opened)
      return {
        firstPaint,
        largestPaint: largestPaints.at(-1)?.time,
        layoutShift: layoutShift(shifts),
        blockingTime: blockingTime(longTasks, firstPaint),
        ...work,
        elements: await opened.page.evaluate(() => document.querySelectorAll('*').length),
        totalAtLoad: atLoad.total,
        ...weigh(opened.network.finished()),
      }
    })

/** A cold load without scripts: the work that the server's HTML alone causes until it is painted. */
export const measureHtml =
  (name: PageName): Measurement =>
  (browser, profile, { origin, pages }) =>
    withPage(browser, profile, async (opened) => {
      await opened.devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
      await opened.page.goto(origin + pages[name], { waitUntil: 'load', timeout: 120_000 })
      // Lazy pictures follow, and the paints of all.
      await idleNetwork(opened)
      return workTimes(opened)
    })

/** A cold load, and a press on the button as soon as it is in sight: how many presses are lost, and when the count is there. */
export const measureReady: Measurement = (browser, profile, { origin, pages, addButton, cartCount }) =>
  withPage(browser, profile, async (opened) => {
    const begin = performance.now()
    const passed = () => performance.now() - begin
    void opened.page.goto(origin + pages.product, { timeout: 120_000 }).catch(() => undefined)
    let presses = 0
    let pressedAt = Number.NEGATIVE_INFINITY
    while (passed() < GIVE_UP_AFTER) {
      const count = presses > 0 ? await readCount(opened, cartCount) : 0
      if (count) return { lostPresses: presses - 1, readyCount: passed() }
      if (passed() - pressedAt > PRESS_AGAIN_AFTER && (await pressAt(opened, addButton))) {
        presses += 1
        pressedAt = passed()
      }
      await pause(25)
    }
    throw new Error('the count never changed')
  })

/** Two adds on a hydrated page: the first creates the cart, the second is the usual one. */
export const measureCart: Measurement = (browser, profile, site) =>
  withPage(browser, profile, async (opened) => {
    await load(opened, site.origin + site.pages.product)
    const first = await add(opened, site)
    const second = await add(opened, site)
    return {
      firstAddInteraction: first.interaction,
      firstAddCount: first.count,
      addInteraction: second.interaction,
      addFeedback: second.feedback,
      addCount: second.count,
    }
  })

async function add(opened: OpenedPage, { addButton, cartCount }: MeasuredSite) {
  await opened.page.evaluate((selector) => {
    window.probe?.interactions.splice(0)
    window.probe?.watchCart(selector)
  }, cartCount)
  if (!(await pressAt(opened, addButton))) throw new Error('there is no button to add with')
  const begin = performance.now()
  const isCounted = () => ask(opened, () => window.probe?.cart.count !== undefined)
  while (!(await isCounted()) && performance.now() - begin < PRESS_AGAIN_AFTER) await pause(25)
  await idleTime(opened, 800, 15_000)
  // The mini-cart and the mark on the button have gone back by then.
  await pause(3000)
  const { cart, interactions } = await readProbe(opened)
  // Below 16 ms the browser reports nothing.
  return { interaction: Math.max(8, ...interactions), ...cart }
}

/** From the category to a product, by a press on its picture or name, and back. */
export const measureNavigation: Measurement = (browser, profile, site) =>
  withPage(browser, profile, async (opened) => {
    await load(opened, site.origin + site.pages.category)
    await ask(opened, (heading) => window.probe?.watchNavigation(heading), site.productHeading)
    const heading = await ask(opened, textOf, site.productHeading)
    opened.network.forget()
    const { workTime } = await workTimes(opened)
    if (!(await pressAt(opened, site.productLinks))) throw new Error('there is no product to go to')
    const begin = performance.now()
    const isThere = () => ask(opened, () => window.probe?.navigation?.picture !== undefined)
    while (!(await isThere()) && performance.now() - begin < GIVE_UP_AFTER) await pause(25)
    await idleTime(opened, 800, 15_000)
    const work = await workTimes(opened)
    const { navigation } = await readProbe(opened)
    const { requests, total, script } = weigh(opened.network.finished())
    const back = await goBack(opened, site, heading)
    return {
      back,
      heading: navigation?.heading,
      picture: navigation?.picture,
      fullLoads: Number(navigation?.isFullLoad ?? false),
      workTime: work.workTime - workTime,
      requests,
      total,
      script,
    }
  })

/** Returns the milliseconds from the press on Back until the list below its heading is there. */
async function goBack(opened: OpenedPage, { productHeading, productLinks }: MeasuredSite, heading?: string | null) {
  const begin = performance.now()
  await ask(opened, () => history.back())
  const isThere = async () =>
    (await ask(opened, textOf, productHeading)) === heading && (await ask(opened, textOf, productLinks)) !== undefined
  while (!(await isThere()) && performance.now() - begin < GIVE_UP_AFTER) await pause(10)
  return performance.now() - begin
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent

const WARM_UP = 6
const COUNTED = 20

/** What twenty ways between category and product leave behind in memory, after six that do not count. */
export const measureHeap: Measurement = (browser, _profile, site) =>
  withPage(browser, 'desktop', async (opened) => {
    await load(opened, site.origin + site.pages.category)
    const links = opened.page.locator(site.productLinks)
    const most = Math.min(await links.count(), 5)
    const step = async (index: number) => {
      if (index % 2 === 0) await links.nth((index / 2) % most).click()
      else await opened.page.goBack()
      await opened.page
        .locator(index % 2 === 0 ? site.addButton : site.productLinks)
        .first()
        .waitFor()
      await idleTime(opened, 250, 4000)
    }
    for (let index = 0; index < WARM_UP; index++) await step(index)
    const before = await memory(opened)
    for (let index = WARM_UP; index < WARM_UP + COUNTED; index++) await step(index)
    const after = await memory(opened)
    return {
      heapGrowth: after.heap - before.heap,
      listenerGrowth: after.listeners - before.listeners,
      nodeGrowth: after.nodes - before.nodes,
    }
  })

async function memory({ devtools }: OpenedPage) {
  for (let round = 0; round < 3; round++) {
    await devtools.send('HeapProfiler.collectGarbage')
    await pause(150)
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}
