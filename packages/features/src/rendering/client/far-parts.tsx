import { Section } from '@shop/ui/layout/layout.tsx'
import type { ComponentProps } from 'react'
import { useIsUnpainted } from './after-paint.tsx'

/**
 * A section far down a page. In the server's HTML the browser neither lays it out nor paints it until the visitor comes near. A
 * phone then shows its first window sooner. Once hydrated it is drawn as usual and has its true height.
 */
export const FarSection = (props: ComponentProps<typeof Section>) => (
  <Section drawn={useIsUnpainted('server') ? 'nearby' : undefined} {...props} />
)
