import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

/** The props of every link: its address, and the state for the next page. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** State handed to the next page, not part of the address. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

function PlainLink({ state: _state, children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Gives the router's link to every part; without it links are plain anchors. */
export const LinkProvider = LinkContext.Provider

/** The link component to use. */
export const useLink = () => useContext(LinkContext)
