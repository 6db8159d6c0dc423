import { Section } from '@shop/ui/layout/layout.tsx'
import type { ComponentProps } from 'react'
import { useFromServer } from '../rendering/client/use-from-server.ts'

/**
 * A section far down a page. In the server's HTML it is drawn when somebody comes near it, which shows a phone its first
 * window sooner; once hydrated, it is drawn like any other, and has its true height.
 */
export function FarSection(props: ComponentProps<typeof Section>) {
  return <Section data-drawn={useFromServer() ? 'nearby' : undefined} {...props} />
}
