import type { Page } from '@playwright/test'

/** The width and height, in pixels, that a finger hits easily. */
const SIZE = 44

/** The pixels between two targets of that size that keep a finger from pressing both. */
const DISTANCE = 8

/** An element that can be pressed: its name and its position on the page, in pixels. */
interface Target {
  name: string
  left: number
  right: number
  top: number
  bottom: number
  width: number
  height: number
}

/**
 * Lists the targets of a page that are too small, and the pairs that are too close. A target larger than the least size may
 * touch the next one, because the distance is measured between their middles. Leaves out links in running text.
 */
export async function badTargetsOf(page: Page) {
  const targets = await page.evaluate(findTargets)
  const small = targets
    .filter(({ width, height }) => rounded(width) < SIZE || rounded(height) < SIZE)
    .map(({ name, width, height }) => `${name} is ${rounded(width)} × ${rounded(height)}`)
  const close = targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter((other) => distanceOf(one, other) < DISTANCE)
      .map((other) => `${one.name} and ${other.name} are ${distanceOf(one, other)} apart`),
  )
  return [...small, ...close]
}

const rounded = (pixels: number) => Math.round(pixels * 10) / 10

/** Returns the distance of two targets' middles. A target on top of another one, such as a heart on a card, is far enough. */
function distanceOf(one: Target, other: Target): number {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)
  if (across < 0 && down < 0) return Infinity
  return rounded(Math.max(across + (one.width + other.width) / 2, down + (one.height + other.height) / 2) - SIZE)
}

/** Runs in the page. */
function findTargets(): Target[] {
  const parts = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
  return parts.flatMap((part) => {
    const place = part.getBoundingClientRect()
    const isVisible = part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]')
    const isDrawn = isVisible && place.width > 1 && place.height > 1
    // The link that skips the header is above the page until it has the focus.
    const isOffScreen = place.right + scrollX <= 0 || place.bottom + scrollY <= 0
    // A link in a sentence cannot be larger than its line.
    const isInline = part.localName === 'a' && getComputedStyle(part).display === 'inline'
    const text = part.textContent.trim()
    const isInText = isInline && part.closest('p, li, td, dd, label, h2, h3, div')?.textContent.trim() !== text
    if (!isDrawn || isOffScreen || isInText) return []
    // The label of a checkbox reacts to a press too, and so does the card that a link covers.
    const isBox = part instanceof HTMLInputElement && ['checkbox', 'radio'].includes(part.type)
    const isSpread = getComputedStyle(part, '::after').position === 'absolute'
    const area = (isBox && part.labels?.[0]) || (isSpread && part.offsetParent) || part
    const { left, right, top, bottom, width, height } = area.getBoundingClientRect()
    const name = `${part.localName} “${(part.ariaLabel ?? (text || part.id)).slice(0, 40)}”`
    return [{ name, left, right, top, bottom, width, height }]
  })
}
