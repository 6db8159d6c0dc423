import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

/** What the shop asks of a link: an address, and what to hand over to the next page. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Data for the page behind the link, which is not part of its address. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

function PlainLink({ state: _state, children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Lets the shop give its router's link to every part; without it links are plain. */
export const LinkProvider = LinkContext.Provider

/** The link component in force. */
export const useLink = () => useContext(LinkContext)
