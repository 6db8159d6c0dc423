import type { Change } from './plant.ts'

/** Removes the field. */
export const absent: Change = () => undefined

/** Replaces the value. */
export const becomes =
  (value: unknown): Change =>
  () =>
    value

/** Makes a price text more expensive by an amount in öre. */
export const plus =
  (ore: number): Change =>
  (value) => {
    const amount = Number(
      String(value)
        .replaceAll(/[^\d,]/g, '')
        .replace(',', '.'),
    )
    return `${(amount + ore / 100).toFixed(2).replace('.', ',')} kr`
  }

export const withStatus = (status: number) => () => Response.json({ errorCode: 'planted' }, { status })

/** A page instead of an answer, as a proxy between shop and gateway sends it. */
export const webPage = () =>
  new Response('<!doctype html><title>Log in to the network</title>', { headers: { 'content-type': 'text/html' } })
