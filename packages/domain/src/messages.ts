import type english from './messages.en.json'

/** Every text the shop can show, by key. The English catalogue is the list; the gateway supplies the wording. */
export type MessageKey = keyof typeof english
export type Messages = Readonly<Record<string, string>>
