import type { Operator } from '../operator/commands.ts'

/** An operator who says yes to everything. */
export const sureOperator: Operator = { name: 'ole', confirm: () => Promise.resolve(true) }
