import { languageOf } from '@shop/domain/messages/languages.ts'
import { wordings } from '@shop/domain/messages/wordings.ts'
import { createContext, useContext } from 'react'
import type { Brand } from '../runtime/config/brand.ts'

/** The key of a text of the shop. */
export type MessageKey = keyof typeof wordings.en
type Messages = Readonly<Record<string, string>>

/** The texts around all stories. */
interface ShownTexts {
  /** The culture of the texts, such as `da-DK`. */
  culture: string
  /** Shows of each text the longest of all languages. */
  hasLongestTexts?: boolean
}

/** The shop around all stories, as Storybook's toolbar sets it. */
interface StorySetting extends ShownTexts {
  /** By default a brand without a word mark. */
  brand?: Brand
}

const StorySettingContext = createContext<StorySetting>({ culture: 'en-GB' })

/** Sets brand and texts of all shops below. Without a provider the texts are English. */
export const StorySettingProvider = StorySettingContext.Provider

/** Returns the texts of a language, or of each text the longest. English for a language without texts. */
export const messagesOf = ({ culture, hasLongestTexts = false }: ShownTexts): Messages =>
  hasLongestTexts ? longestMessages() : wordings[languageOf(culture)]

let shown: Messages = wordings.en

/** Sets the texts that play functions look for. Storybook calls it before each story. */
export function setShownTexts(texts: ShownTexts) {
  shown = messagesOf(texts)
}

/** Returns a text as the story shows it, for play functions: they run in every market. */
export const shownText = (key: MessageKey) => shown[key] ?? key

const longestMessages = (): Messages =>
  Object.fromEntries(
    (Object.keys(wordings.en) as MessageKey[]).map((key) => [
      key,
      longest(Object.values(wordings).map((all) => all[key])),
    ]),
  )

const longest = (texts: readonly string[]) =>
  texts.reduce((long, text) => (text.length > long.length ? text : long), '')

/** The options of a shop that the setting gives by default. */
interface SettableOptions {
  brand?: Brand
  messages?: Messages
  configuration?: Record<string, unknown>
}

/** Returns a shop's options with the brand and the texts of the stories here, unless the options have their own. */
export function useStorySetting<Options extends SettableOptions>(options: Options): Options {
  const setting = useContext(StorySettingContext)
  return {
    messages: messagesOf(setting),
    ...(setting.brand && { brand: setting.brand }),
    ...options,
    configuration: { cultureName: setting.culture, ...options.configuration },
  }
}
