/** Makes the browser fetch a file that it has not found in the page. */
export const link = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))
