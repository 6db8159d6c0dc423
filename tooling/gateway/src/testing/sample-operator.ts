import type { Operator } from '../operator/commands.ts'

/** An operator who confirms everything. */
export const sureOperator: Operator = { name: 'ole', confirm: () => Promise.resolve(true) }
