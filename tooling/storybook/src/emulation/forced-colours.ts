const important = (declarations: Record<string, string>) =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value} !important`)
    .join(';')

/**
 * Returns a style sheet with the colours that a browser forces on a page. `ownColours` are the selectors of parts without
 * them. A page cannot switch the browser's own mode, so this is an approximation. All surfaces have one colour. Borders,
 * links and controls have the system's colours.
 */
export const forcedColoursCss = (ownColours: readonly string[]) => {
  const all = `:root[data-forced-colours] :not(${['#storybook-emulation', ...ownColours].map((own) => `${own}, ${own} *`).join(', ')})`
  const rules: [selectors: string[], declarations: Record<string, string>][] = [
    [
      ['', '::before', '::after'].map((pseudo) => `${all}${pseudo}`),
      {
        color: 'CanvasText',
        'background-color': 'transparent',
        'border-color': 'CanvasText',
        'outline-color': 'CanvasText',
        'box-shadow': 'none',
        'text-shadow': 'none',
      },
    ],
    [
      [':root[data-forced-colours]', ':root[data-forced-colours] body'],
      { 'background-color': 'Canvas', color: 'CanvasText' },
    ],
    // What lies above other content stays opaque.
    [[`${all}:is(dialog, [role='dialog'], [popover], header, nav)`], { 'background-color': 'Canvas' }],
    [[`${all}:is(a[href], a[href] *)`], { color: 'LinkText' }],
    [[`${all}:is(button, button *)`], { color: 'ButtonText', 'border-color': 'ButtonBorder' }],
    [[`${all}:is(input, select, textarea)`], { color: 'FieldText', 'background-color': 'Field' }],
    [[`${all}:is(:disabled, :disabled *)`], { color: 'GrayText', 'border-color': 'GrayText' }],
  ]
  // The dark palette, because most contrast themes are dark.
  return `:root[data-forced-colours]{color-scheme:dark}${rules.map(([selectors, declarations]) => `${selectors.join(',')}{${important(declarations)}}`).join('')}`
}
