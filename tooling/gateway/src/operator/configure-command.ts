import { planConfiguration, showConfiguration } from '../configuration/configure.ts'
import type { TwofoldCommand } from './operator-command.ts'
import { UsageError } from './usage-error.ts'

/** Shows or changes the configuration of a shop. Running gateways apply it within seconds. */
export const configureCommand: TwofoldCommand = {
  usage: '<shop> [name=value …]',
  help: 'the configuration of a shop, or a change of it; --reset goes back to its own data',
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
  if (shopId === undefined)
    throw new UsageError('npm run gateway -- configure <shop> [name=value …] [--reset] [--force] [--yes]')
  return shopId
}
