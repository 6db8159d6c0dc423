// What tests of this and of other packages need of the gateway: `@shop/gateway/test`.
export { createAccountOwner, OTHER, OWNER, PASSWORD, useAccountOwner } from './account-owner.ts'
export { anyNewCart } from './any-new-cart.ts'
export { draftOf } from './draft-of.ts'
export { eventually } from './eventually.ts'
export { createFakeCaptcha } from './fake-captcha.ts'
export { createMailbox } from './mailbox.ts'
export { startMailServer } from './mail-server.ts'
export { ORDER_TOTAL, storePlacedOrder } from './placed-order.ts'
export { createAdyenCustomer, type AdyenCustomer } from './providers/adyen-customer.ts'
export { orderAtAdyen, placedOrder, sentAtOnce, trustly } from './providers/adyen-money.ts'
export { postSigned } from './providers/adyen-notification.ts'
export {
  cardForm,
  challengedCard,
  mobilePay,
  useAdyenShop,
  type AdyenCall,
  type AdyenShop,
} from './providers/adyen-shop.ts'
export {
  createFakeNets,
  payAtNets,
  postFromNets,
  type FakeNets,
  type NetsCreateRequest,
} from './providers/fake-nets.ts'
export { createFakeProvider } from './providers/fake-provider.ts'
export { createGatewaySandboxes, type GatewaySandboxes } from './providers/sandboxes.ts'
export { sureOperator } from './sample-operator.ts'
export { sampleLine, sampleOrder } from './sample-order.ts'
export { createShopper, fetchFrom, homeAddress, type Shopper } from './shopper.ts'
export { createTestGateway, offlinePlatform, useTestGateway, type TestGatewayOptions } from './test-gateway.ts'
export { article, britishTestShop, freeTestShop, price, testShop } from './test-shop.ts'
