import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { Goods } from './goods.ts'
import { StackShop } from './stack-shop.tsx'

/** Renders one address of the stack floor. */
export function render(address: string, goods: Goods) {
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location={address}>
        <StackShop goods={goods} />
      </StaticRouter>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { html, styles }
}
