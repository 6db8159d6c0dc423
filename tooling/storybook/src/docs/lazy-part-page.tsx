import { lazy, Suspense } from 'react'

const LoadedPage = lazy(async () => {
  const { PartPage: Page } = await import('./part-page.tsx')
  return { default: Page }
})

/** `PartPage`, loaded when a documentation page is opened, so that stories load without it. */
export const PartPage = () => (
  <Suspense>
    <LoadedPage />
  </Suspense>
)
