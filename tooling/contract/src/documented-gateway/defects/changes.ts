import { priceText, vatOf } from '../http/money.ts'
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
  (value) =>
    priceText(oreOf(value) + ore)

/** Takes the VAT out of a price text, or of an amount in kronor. */
export const withoutVat: Change = (value) => {
  if (typeof value === 'number') return value - vatOf(value * 100) / 100
  return typeof value === 'string' ? priceText(oreOf(value) - vatOf(oreOf(value))) : value
}

/** The amount of a price text in öre. */
const oreOf = (text: unknown) => Number(String(text).replaceAll(/\D/g, ''))

export const withStatus = (status: number) => () => Response.json({ errorCode: 'planted' }, { status })

/** A page instead of an answer, as a proxy between shop and gateway sends it. */
export const webPage = () =>
  new Response('<!doctype html><title>Log in to the network</title>', { headers: { 'content-type': 'text/html' } })
