import { britishCustomer } from './british-customer.ts'
import { danishCustomer } from './danish-customer.ts'
import type { DemoCustomer } from './demo-customer.ts'
import { europeanCustomer } from './european-customer.ts'
import { swedishCustomer } from './swedish-customer.ts'

/** The demo customer of each culture. */
export const demoCustomers: Readonly<Record<string, DemoCustomer>> = {
  'da-DK': danishCustomer,
  'sv-SE': swedishCustomer,
  'en-GB': britishCustomer,
  en: europeanCustomer,
}
