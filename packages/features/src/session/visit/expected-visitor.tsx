import { styled } from 'styled-components'

/**
 * Marks the page of a customer, with `book` if the customer has saved addresses. Runs before the first paint: the server does
 * not know the visitor, and what it shows for another one would move the page at hydration.
 */
export const EXPECTED_VISITOR_SCRIPT =
  `try{let d=document.documentElement.dataset,u=decodeURIComponent(document.cookie);` +
  `if(/"isAuthenticated":true/.test(u)){d.customer="";` +
  `if(/"addressBook":\\[\\{/.test(u+localStorage.getItem("user-profile")))d.customer="book"}}catch(e){}`

interface ExpectedProps {
  /** Whom the content is for. Undefined once the visitor is known. */
  'data-expected': 'guest' | 'customer' | 'book' | undefined
}

/** Content of the server's HTML for one kind of visitor. Others do not see it before hydration removes it. */
export const Expected = styled.div<ExpectedProps>`
  html[data-customer] &[data-expected='guest'],
  html:not([data-customer='']) &[data-expected='customer'],
  html:not([data-customer='book']) &[data-expected='book'] {
    display: none;
  }
`
