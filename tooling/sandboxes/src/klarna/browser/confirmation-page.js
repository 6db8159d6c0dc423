import { part } from '../../customer-page/browser/page-parts.js'
import { createShopPage } from './shop-page.js'

const shopPage = createShopPage(part('#confirmation').dataset.shopOrigin ?? '')
shopPage.keepHeight()
shopPage.post('ready')
shopPage.event('load_confirmation')
