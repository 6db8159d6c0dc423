import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { useShopConfig } from './shop-config.tsx'

/**
 * Returns a function like that of useTranslate, for placeholders that are not text, such as a link in a sentence. `otherwise`
 * is used if the gateway has no text.
 */
export function useTranslateParts() {
  const { messages } = useShopConfig()
  return (key: MessageKey, parts: Readonly<Record<string, ReactNode>>, otherwise = ''): ReactNode =>
    (messages[key] || otherwise)
      .split(/\{(\w+)\}/)
      // Every second piece is the name of a placeholder, whose part may change.
      .map((piece, index) =>
        index % 2 === 0
          ? createElement(Fragment, { key: index }, piece)
          : createElement('span', { key: index }, parts[piece]),
      )
}
