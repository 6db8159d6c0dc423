import type { CallName } from '../../documents/calls.ts'
import { gapEffects } from '../../documents/gaps.ts'
import type { Answered } from '../asking/ask.ts'
import type { Gap } from '../gap.ts'
import { isRecord } from './field-paths.ts'

const PICTURES: readonly string[] = ['image', 'imageUrl', 'images', 'allImages', 'backgroundImage', 'faviconIcon']

/** The addresses of all pictures in an answer. */
function picturesIn(part: unknown, name = ''): string[] {
  if (typeof part === 'string') return PICTURES.includes(name) && part !== '' ? [part] : []
  if (Array.isArray(part)) return part.flatMap((item) => picturesIn(item, name))
  return isRecord(part) ? Object.entries(part).flatMap(([field, value]) => picturesIn(value, field)) : []
}

/** The host that a picture names, or undefined for a picture of the shop's own host. */
function foreignHost(address: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined
  return URL.parse(address, 'https://shop.invalid')?.host
}

export interface PictureHost {
  host: string
  pictures: number
  isAllowed: boolean
}

interface FoundPicture {
  call: CallName
  host: string
  address: string
}

/** Pictures of the ways to pay come from the payment provider, whose hosts the policy knows. */
const WITHOUT_PICTURES: CallName = 'GET /api/payments/paymentMethods'

const foundIn = (answers: readonly Answered[]): FoundPicture[] =>
  answers
    .filter(({ name }) => name !== WITHOUT_PICTURES)
    .flatMap(({ name, body }) =>
      picturesIn(body).flatMap((address) => {
        const host = foreignHost(address)
        return host === undefined ? [] : [{ call: name, host, address }]
      }),
    )

/** The hosts that pictures come from besides the shop's own, and whether the site's policy allows them. */
export function pictureHosts(answers: readonly Answered[], allowed: readonly string[]): PictureHost[] {
  const found = foundIn(answers)
  return [...new Set(found.map(({ host }) => host))].map((host) => ({
    host,
    pictures: found.filter((one) => one.host === host).length,
    isAllowed: allowed.includes(host),
  }))
}

/** What the settings of a site need. */
const lineFor = (host: string) => `"pictureHosts": ["https://${host}"]`

/** One gap for each host that the policy does not allow. */
export function pictureGaps(answers: readonly Answered[], allowed: readonly string[]): Gap[] {
  const found = foundIn(answers)
  return pictureHosts(answers, allowed)
    .filter(({ isAllowed }) => !isAllowed)
    .map(({ host, pictures }) => {
      const those = found.filter((one) => one.host === host)
      return {
        problem: 'host not allowed',
        subject: host,
        calls: [...new Set(those.map(({ call }) => call))],
        found: `${pictures} pictures, such as ${those[0]?.address ?? host}. The site needs the line ${lineFor(host)}.`,
        does: gapEffects.picture,
        isOptional: false,
      }
    })
}
