import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/**
 * Returns what axe complains of in a page: the rule and the element. Leaves out frames of other origins. The script is
 * compiled once for each process of the browser, which `AxeBuilder` does for each page. Far parts are drawn meanwhile: axe takes
 * the colour of the page for that of a part that the browser has not drawn.
 */
export async function violationsOn(page: Page, { runOnly }: Pick<RunOptions, 'runOnly'> = {}): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Runtime.evaluate', { expression: axe.source })
  await tools.detach()
  return page.evaluate(
    async (options) => {
      const { axe: injected } = window as unknown as { axe: typeof axe }
      const drawn = new CSSStyleSheet()
      drawn.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(drawn)
      const { violations } = await injected.run({ exclude: [['iframe']] }, options)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    // axe does not preload styles of other origins, because the security policy forbids it to fetch them.
    { preload: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) } satisfies RunOptions,
  )
}
