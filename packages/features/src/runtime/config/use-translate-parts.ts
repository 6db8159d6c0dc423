import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { useShopConfig } from './shop-config.tsx'

/**
 * Like useTranslate, for texts with something other than text in their places, such as a link in a sentence. `otherwise` is
 * the wording where the gateway has none.
 */
export function useTranslateParts() {
  const { messages } = useShopConfig()
  return (key: MessageKey, parts: Readonly<Record<string, ReactNode>>, otherwise = ''): ReactNode =>
    (messages[key] || otherwise)
      .split(/\{(\w+)\}/)
      // Every second piece is the name of a place.
      .map((piece, index) => createElement(Fragment, { key: index }, index % 2 === 0 ? piece : parts[piece]))
}
