import { byEnvironment, everywhere, port, unset, webAddress } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'

const noSandbox = byEnvironment({ production: unset })

/** Where a developer's gateway finds the stand-ins for third parties. */
export const sandboxSettings = [
  {
    name: 'SANDBOX_PORT',
    meaning: 'port of the local sandboxes',
    standard: '8080',
    rules: { ...everywhere(port()), ...noSandbox },
  },
  {
    name: 'SANDBOX_ORIGIN',
    meaning: 'their address for browsers',
    shownDefault: '`http://localhost:8080`',
    rules: { ...everywhere(webAddress), ...noSandbox },
  },
] as const satisfies readonly Setting[]
