import { planConfiguration, showConfiguration } from '../configuration/configure.ts'
import type { TwofoldCommand } from './operator-command.ts'
import { UsageError } from './usage-error.ts'

/** Shows or changes the configuration of a shop. Running gateways apply it within seconds. */
export const configureCommand: TwofoldCommand = {
  forms: {
    '<shop>': 'the configuration of a shop',
    '<shop> <name>=<value> … [--force]': 'changes it; --force also takes values that a later version knows',
    '<shop> --reset': 'goes back to the data of the shop',
  },
  flags: ['--reset', '--force'],
  isReading: ({ words, flags }) => words.length < 2 && flags.length === 0,
  run: (db, words) => showConfiguration(db, shopOf(words)),
  plan: (db, words, { flags }) =>
    planConfiguration(db, shopOf(words), {
      assignments: words.slice(1),
      isReset: flags.includes('--reset'),
      isForced: flags.includes('--force'),
    }),
}

function shopOf([shopId]: readonly string[]): string {
  if (shopId === undefined) throw new UsageError()
  return shopId
}
