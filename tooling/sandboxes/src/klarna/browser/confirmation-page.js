import { part } from '../../page/browser/page-parts.js'
import { createShopPage } from './shop-page.js'

const shopPage = createShopPage(part('h1').dataset.shopOrigin ?? '')
shopPage.keepHeight()
shopPage.post('ready')
shopPage.event('load_confirmation')
