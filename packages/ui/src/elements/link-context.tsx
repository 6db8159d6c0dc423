import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

/** The props of every link. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address that the link leads to. */
  href: string
  /** State for the next page that is not part of its address. */
  state?: unknown
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>
}

function PlainLink({ state: _state, children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Sets the router's link component for all links below. Without it links are plain anchors. */
export const LinkProvider = LinkContext.Provider

/** Returns the link component to render. */
export const useLink = () => useContext(LinkContext)
