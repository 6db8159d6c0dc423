/** Returns the address of a story in one brand, with all other choices of the toolbar, relative to the manager's page. */
export function frameAddress(storyId: string, globals: Readonly<Record<string, unknown>>, brand: string): string {
  const wanted: Readonly<Record<string, unknown>> = { ...globals, brand }
  const chosen = Object.entries(wanted).filter(([, value]) => typeof value === 'string' && /^[\w.-]+$/.test(value))
  const query = new URLSearchParams({ id: storyId, viewMode: 'story' })
  return `iframe.html?${query}&globals=${chosen.map(([name, value]) => `${name}:${String(value)}`).join(';')}`
}

/** Returns the width in pixels that the toolbar has chosen, as text. */
export function widthOf(globals: Readonly<Record<string, unknown>>): string | undefined {
  const [, width] = /"value":"w(\d+)"/.exec(JSON.stringify(globals['viewport'] ?? {})) ?? []
  return width
}
