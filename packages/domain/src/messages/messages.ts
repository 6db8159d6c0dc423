import type english from './messages.en.json'

/** The key of a text of the shop. The English file lists all keys. The gateway sends the texts. */
export type MessageKey = keyof typeof english
/** The texts of a shop by key. */
export type Messages = Readonly<Record<string, string>>

/** Returns the texts with missing and blank ones replaced by those of `fallback`. */
export const fillMissing = (messages: Messages, fallback: Messages): Messages => ({
  ...messages,
  ...Object.fromEntries(Object.entries(fallback).filter(([key]) => !messages[key]?.trim())),
})

/** Replaces the `{placeholders}` of a text by values. A placeholder without a value is removed. */
export const interpolate = (wording: string, values: Readonly<Record<string, string | number>>) =>
  wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''))
