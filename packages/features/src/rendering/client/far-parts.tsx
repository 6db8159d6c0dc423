import { Section } from '@shop/ui/layout/layout.tsx'
import { SiteFooter } from '@shop/ui/navigation/site-footer.tsx'
import type { ComponentProps } from 'react'
import { useIsUnpainted } from './after-paint.tsx'

// Parts far down a page. In the server's HTML the browser neither lays them out nor paints them until the visitor comes near.
// A phone then shows its first window sooner. Once hydrated they are drawn as usual and have their true height.

/** A section far down a page. */
export const FarSection = (props: ComponentProps<typeof Section>) => (
  <Section drawn={useIsUnpainted('server') ? 'nearby' : undefined} {...props} />
)

/** The footer of a page. */
export const FarFooter = (props: Omit<ComponentProps<typeof SiteFooter>, 'isFar'>) => (
  <SiteFooter isFar={useIsUnpainted('server')} {...props} />
)
