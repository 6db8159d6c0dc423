import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stories } from './all-stories.ts'
import { takeChangedTexts } from './whole-texts.ts'

/** Returns a value with other words wherever the page shows it as a text. */
function reworded(value: unknown, page: string): unknown {
  if (typeof value === 'string') return /[\sA-Z]/.test(value) && page.includes(value) ? `${value} (changed)` : value
  if (Array.isArray(value)) return value.map((item: unknown) => reworded(item, page))
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reworded(part, page)]))
}

/** Parts whose texts stay the same while a page is open: content, and the names of pages, fields and choices. */
const CONSTANT = new Set(
  `battery-finder category-tiles option-tiles secure-checkout-note contact-panel empty-state spinner field password-field select
  text-area text-field selling-points side-nav site-footer site-nav`.split(/\s+/),
)
const changing = stories.filter(([name]) => !CONSTANT.has(/([\w-]+)\.stories/.exec(name)?.[1] ?? ''))

describe('every part in every state', () => {
  it.each(changing)('has each text that changes in an element of its own: %s', (_name, Part) => {
    const { container, rerender } = render(<Part />)
    rerender(<Part {...(reworded(Part.args, container.textContent) as object)} />)
    expect(takeChangedTexts()).toEqual([])
  })
})
