import { ask, type OpenedPage } from './open-page.ts'

/** Presses the first part that can be pressed there right now, as a finger would; says whether there was one. */
export async function pressAt(opened: OpenedPage, selector: string): Promise<boolean> {
  const position = await ask(opened, (wanted) => window.probe?.target(wanted), selector)
  if (!position) return false
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
    const button = type === 'mouseMoved' ? 'none' : 'left'
    await opened.devtools.send('Input.dispatchMouseEvent', { type, ...position, button, clickCount: 1 })
  }
  return true
}

/** The count of pieces on screen; nothing while the page is not there. */
export const readCount = (opened: OpenedPage, selector: string) =>
  ask(opened, (wanted) => window.probe?.count(wanted), selector)
