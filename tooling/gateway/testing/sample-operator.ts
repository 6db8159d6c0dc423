import type { Operator } from '../src/operator/commands.ts'

/** An operator who confirms everything. */
export const sureOperator: Operator = {
  name: 'ole',
  environment: { SITE_ENV: 'local' },
  confirm: () => Promise.resolve(true),
}
