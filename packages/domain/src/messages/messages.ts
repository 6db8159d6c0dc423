import type english from './messages.en.json'

/** Every text the shop can show, by key. The English catalogue is the list; the gateway supplies the wording. */
export type MessageKey = keyof typeof english
export type Messages = Readonly<Record<string, string>>

/** Words for what the gateway says nothing about: its own wording wins, unless it is empty (OP-75). */
export const fillMissing = (messages: Messages, fallback: Messages): Messages => ({
  ...messages,
  ...Object.fromEntries(Object.entries(fallback).filter(([key]) => !messages[key]?.trim())),
})

/** A wording with its {placeholders} filled in; one without a value leaves no trace. */
export const fill = (wording: string, values: Readonly<Record<string, string | number>>) =>
  wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''))
