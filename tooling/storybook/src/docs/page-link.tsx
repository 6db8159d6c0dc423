import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { idOf, nameOf } from './part-titles.ts'

/** A link to a page of documentation by its title, "Parts/Forms/Field". */
export function PageLink({ to, children = nameOf(to) }: { to: string; children?: ReactNode }) {
  const address = `?path=/docs/${idOf(to)}--docs`
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, address)
  }
  // Storybook's own window is the one around this frame.
  return (
    <a href={`./${address}`} target="_top" onClick={follow}>
      {children}
    </a>
  )
}
