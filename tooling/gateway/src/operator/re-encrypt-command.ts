import { keyIdOf } from '../access/encryption.ts'
import { readGatewaySecrets } from '../secrets/gateway-secrets.ts'
import type { ChangingCommand } from './operator-command.ts'
import { reEncrypt } from './re-encrypt.ts'

/** Encrypts all personal numbers with the present secret, so that an earlier one can be dropped. */
export const reEncryptCommand: ChangingCommand = {
  forms: { '': 'encrypts personal numbers with the present GATEWAY_SECRET' },
  plan: async (db, _words, { environment }) => {
    const { secret, earlierSecrets } = readGatewaySecrets(environment)
    const key = `key ${keyIdOf(secret)}`
    return {
      consequence: `All personal numbers are encrypted with the present secret (${key}).`,
      subject: key,
      run: async () => {
        const { changed, unreadable } = await reEncrypt(db, secret, earlierSecrets)
        return `${changed} personal numbers are encrypted with the present secret. ${unreadable} cannot be read.`
      },
    }
  },
}
