import * as v from 'valibot'
import { unwrap } from './field.ts'

// The forms of a value that the shop reads. Imported as a whole: `form.text`.

const digits = v.pipe(v.string(), v.regex(/^\s*[-+]?\d{1,15}(?:\.\d{1,15})?\s*$/))

/** A text. Numbers are read as they are written. */
export const text = v.union([v.string(), v.number()])
/** An id or an item number. */
export const id = v.union([v.string(), v.number()])
/** A number, or a text of digits. */
export const number = v.union([v.number(), digits])
/** An amount of money: a text as customers read it, or a number in major units. False stands for no amount. */
export const amount = v.union([v.string(), v.number(), v.literal(false)])
/** An amount, or a yes or no where the amount is not known. */
export const amountOrFlag = v.union([v.string(), v.number(), v.boolean()])
/** Whether a field holds an amount of money. */
export const isAmount = (field: v.GenericSchema) => [amount, amountOrFlag].some((one) => one === unwrap(field))

/** A switch. The words true, yes, on and 1 are on, every other word is off. */
export const flag = v.union([v.boolean(), v.string(), v.number()])
/** A moment or a day: a text as `readDay` reads it, or seconds or milliseconds since 1970. Other texts are shown as sent. */
export const moment = v.union([v.string(), v.number()])
/** Names to texts, such as attributes or countries. */
export const texts = v.record(v.string(), v.nullish(text))
/** The address of a page or a picture: absolute, or from the root of the shop. */
export const address = v.union([v.string(), v.number()])

/** One of several words, in any case. */
export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) => v.picklist(options)

/** One of several words, or another one that the documents allow. */
export const openChoice = (options: readonly [string, ...string[]]) =>
  v.pipe(v.string(), v.metadata({ words: options }))
