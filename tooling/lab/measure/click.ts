import { setTimeout as pause } from 'node:timers/promises'
import { ask, type OpenedPage } from './open-page.ts'

/**
 * Presses the first matching element that can be pressed now, as a visitor on that machine would. Returns whether there was
 * one.
 */
export async function pressAt(opened: OpenedPage, selector: string): Promise<boolean> {
  const position = await ask(opened, (wanted) => window.probe?.target(wanted), selector)
  if (!position) return false
  await (opened.profile.context.hasTouch ? tap : click)(opened, position)
  return true
}

interface Position {
  x: number
  y: number
}

/** How long a press lasts, in milliseconds. */
const PRESS_LASTS = 80

/** A touch, because a mouse pointer would stay over the opened panel. */
async function tap({ devtools }: OpenedPage, position: Position) {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [position] })
  await pause(PRESS_LASTS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function click({ devtools }: OpenedPage, position: Position) {
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
    if (type === 'mouseReleased') await pause(PRESS_LASTS)
    const button = type === 'mouseMoved' ? 'none' : 'left'
    await devtools.send('Input.dispatchMouseEvent', { type, ...position, button, clickCount: 1 })
  }
}

/** Returns the count of pieces on screen. Undefined while the page is not loaded. */
export const readCount = (opened: OpenedPage, selector: string) =>
  ask(opened, (wanted) => window.probe?.count(wanted), selector)
