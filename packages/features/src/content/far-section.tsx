import { Section } from '@shop/ui/layout/layout.tsx'
import type { ComponentProps } from 'react'
import { useFromServer } from '../runtime/hydration/use-from-server.ts'

/**
 * A section far down a page. The server's page has it drawn when somebody comes near, which shows a phone its first window
 * sooner. A page that is come to has it at once: with guessed heights, Back would lead to another place than was left.
 */
export function FarSection(props: ComponentProps<typeof Section>) {
  return <Section data-drawn={useFromServer() ? 'nearby' : undefined} {...props} />
}
