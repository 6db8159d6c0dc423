import { expect, type Locator, type Page } from '@playwright/test'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createDice(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Pixels between the edge of a target and where it is pressed at the least. */
const EDGE = 2
/** Pixels that a finger trembles between two presses, and slips at the most. */
const TREMBLE = 6
const SLIP = 14
/** Milliseconds after which a customer sees that nothing has happened. */
const PATIENCE = 700

interface Point {
  x: number
  y: number
}

/** An assertion of what a press does. */
type Worked = (options?: { timeout: number }) => Promise<unknown>

/**
 * A customer whose hand trembles: presses anywhere within a target, often twice, and sometimes slips off. What is looked at is
 * pressed a moment later, where it was. Records each activation of something else.
 */
export async function unsteadyHand(page: Page, seed: number) {
  const dice = createDice(seed)
  const between = (least: number, most: number) => least + dice() * (most - least)
  const wrong: string[] = []
  await page.exposeFunction('noteWrongPress', (what: string) => wrong.push(what))
  await page.addInitScript(watchPresses)
  const tools = await page.context().newCDPSession(page)

  /** Moves to a point that shows a target. Returns it with the target's place. */
  async function aimAt(target: Locator) {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    for (let tries = 0; tries < 20; tries++) {
      await page.waitForTimeout(150)
      const box = await target.boundingBox()
      if (!box) continue
      const point = {
        x: between(box.x + EDGE, box.x + box.width - EDGE),
        y: between(box.y + EDGE, box.y + box.height - EDGE),
      }
      if (!(await target.evaluate(isSeenAt, { ...point, box }))) continue
      await target.evaluate((element) => Object.assign(window, { meant: element }))
      await page.mouse.move(point.x, point.y)
      return { point, box }
    }
    throw new Error('The target is covered')
  }

  /** Presses at some points, one after the other. The events carry their times, however slow this machine is. */
  async function pressAt(points: readonly Point[]) {
    let timestamp = Date.now() / 1000
    for (const [index, point] of points.entries()) {
      const event = { ...point, button: 'left', clickCount: index + 1 } as const
      await tools.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed', timestamp })
      await tools.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased', timestamp: timestamp + 0.04 })
      timestamp += between(60, 250) / 1000
    }
  }

  /** Presses inside of a target and lets go beside it. */
  async function slipOff(target: Locator) {
    const { point, box } = await aimAt(target)
    await page.mouse.down()
    await page.mouse.move(point.x, dice() < 0.5 ? box.y - between(1, SLIP) : box.y + box.height + between(1, SLIP))
    await page.mouse.up()
  }

  return {
    wrong,
    /** Presses a target until its effect is seen. */
    press: async (target: Locator, worked: Worked) => {
      await expect(target).toBeVisible()
      const kind = dice()
      if (kind < 0.2) {
        await slipOff(target)
        const hasWorked = await worked({ timeout: PATIENCE }).then(
          () => true,
          () => false,
        )
        if (hasWorked) return
      }
      const { point } = await aimAt(target)
      const again = { x: point.x + between(-TREMBLE, TREMBLE), y: point.y + between(-TREMBLE, TREMBLE) }
      await page.waitForTimeout(between(80, 200))
      await pressAt(kind < 0.4 ? [point] : [point, again])
      await worked()
    },
  }
}

/** Runs in the page: whether a point of the window shows an element, or what stands for it. */
function isSeenAt(element: Element, { x, y, box }: { x: number; y: number; box: { x: number; y: number } }) {
  const { left, top } = element.getBoundingClientRect()
  // The place within the frame of the element.
  const shown = document.elementFromPoint(x - box.x + left, y - box.y + top)
  return shown !== null && (element.contains(shown) || (shown.contains(element) && shown.localName === 'a'))
}

/** Runs in the page: reports each press that reaches a part that the customer did not mean. */
function watchPresses() {
  document.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const { meant, noteWrongPress } = window as unknown as {
        meant?: Element
        noteWrongPress: (what: string) => void
      }
      const hit =
        target instanceof Element && target.closest('a[href], button, input, select, textarea, summary, label')
      if (!hit || !isTrusted) return
      const isMeant = meant !== undefined && (meant.contains(hit) || hit.contains(meant))
      if (!isMeant) noteWrongPress(`${location.pathname}: ${hit.outerHTML.slice(0, 160)}`)
    },
    true,
  )
}
