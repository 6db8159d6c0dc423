import type { DocsContextProps, DocsRenderFunction, Renderer } from 'storybook/internal/types'

interface PageRenderer {
  render: DocsRenderFunction<Renderer>
  unmount: (element: HTMLElement) => void
}

/**
 * Returns the renderer of a documentation page, which renders it once. At each choice of the toolbar Storybook renders the
 * page again while its stories still follow the choice. Then it reloads the window. The stories follow without it.
 */
export async function steadyRenderer(load = loadRenderer): Promise<PageRenderer> {
  const renderer = await load()
  let shown: DocsContextProps | undefined
  return {
    render: async (context, parameters, element) => {
      if (context === shown) return
      shown = context
      await renderer.render(context, parameters, element)
    },
    unmount: (element) => {
      shown = undefined
      renderer.unmount(element)
    },
  }
}

/** Loads what only documentation pages need, so that stories load without it. A page of Markdown is a page itself. */
async function loadRenderer(): Promise<PageRenderer> {
  const [{ DocsRenderer }, { DocsPage }] = await Promise.all([
    import('@storybook/addon-docs'),
    import('./docs-page.tsx'),
  ])
  const { render, unmount } = new DocsRenderer()
  return {
    render: (context, parameters, element) => render(context, { page: DocsPage, ...parameters }, element),
    unmount,
  }
}
