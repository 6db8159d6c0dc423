type Drawing = readonly [drawing: string, options: Readonly<Record<string, unknown>>]

const BATTERIES = ['10', '312', '13', '675']
const PINE = ['#4F9A86', '#2F7767', '#1E5A4D']
const PLUM = ['#9A6BA0', '#744678', '#542E58']
const AMBER = ['#F2C879', '#DDA443', '#B67D20']

const each = (names: readonly (string | number)[], make: (name: string) => [string, Drawing]) =>
  Object.fromEntries(names.map((name) => make(String(name))))

/** Every picture of an article: its name, the drawing it is made of, and how that is varied. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...each(BATTERIES, (size) => [`battery-${size}`, ['battery-blister', { size }]]),
  ...each(['312', '13'], (size) => [`battery-${size}-long-life`, ['battery-blister', { size, line: 'Long Life' }]]),
  'battery-675-implant': ['battery-blister', { size: '675', line: 'Implant' }],
  'battery-tester': ['battery-tester', {}],
  ...each(BATTERIES, (size) => [`battery-${size}-60`, ['battery-carton', { size }]]),
  ...each(BATTERIES, (size) => [`battery-caddy-${size}`, ['battery-caddy', { size }]]),
  ...each(['312', '13'], (size) => [`rechargeable-${size}`, ['rechargeable-cells', { size }]]),
  ...each(['silver', 'graphite', 'sand'], (tone) => [`hearing-aid-${tone}`, ['hearing-aid', { tone }]]),
  ...each(['silver', 'graphite', 'sand'], (tone) => [`charger-${tone}`, ['charger', { tone }]]),
  ...Object.fromEntries(
    ['open', 'closed', 'power', 'tulip'].flatMap((kind) =>
      [6, 8, 10, 12].flatMap((mm): [string, Drawing][] => [
        [`dome-${kind}-${mm}`, ['dome', { kind, mm }]],
        [`dome-pack-${kind}-${mm}`, ['dome-pack', { kind, mm }]],
      ]),
    ),
  ),
  ...each(['graphite', 'sand', 'plum', 'sea'], (tone) => [`hard-case-${tone}`, ['hard-case', { tone }]]),
  ...each(['white', 'graphite'], (tone) => [`remote-${tone}`, ['remote', { tone }]]),
  ...each(['graphite', 'white', 'sand'], (tone) => [`phone-clip-${tone}`, ['phone-clip', { tone }]]),
  ...each(['white', 'graphite', 'rose'], (tone) => [`alarm-clock-${tone}`, ['alarm-clock', { tone }]]),
  ...each(['white', 'graphite', 'rose'], (tone) => [
    `alarm-clock-${tone}-night`,
    ['alarm-clock', { tone, time: '22:45' }],
  ]),
  ...each(['white', 'sand', 'graphite'], (tone) => [`amplified-phone-${tone}`, ['amplified-phone', { tone }]]),
  'wax-filter': ['wax-filter', {}],
  'wax-filter-power': ['wax-filter', { ring: PLUM[1] }],
  'wax-filter-pack': ['wax-filter-pack', {}],
  'wax-sticks': ['wax-sticks', {}],
  'mould-filters': ['mould-filters', {}],
  'white-protectors': ['white-protectors', {}],
  'cleaning-wires': ['cleaning-wires', {}],
  'mould-tubing': ['mould-tubing', {}],
  'wipes-90': ['wipes', {}],
  'wipes-30': ['wipes', { n: 30, c: PINE }],
  'wipes-160': ['wipes', { n: 160, c: PLUM }],
  'spray-pine': ['spray', {}],
  'spray-plum': ['spray', { c: PLUM, ml: 100 }],
  'spray-amber': ['spray', { c: AMBER, ml: 50 }],
  brush: ['brush', {}],
  'brush-plum': ['brush', { c: PLUM }],
  'drying-capsules': ['drying-capsules', {}],
  'drying-capsules-2': ['drying-capsules', { n: 2 }],
  'drying-box': ['drying-box', {}],
  'drying-jar': ['drying-jar', {}],
  'retention-clip-red': ['retention-clip', {}],
  'retention-clip-blue': ['retention-clip', { c: ['#74A9D8', '#3B7AB4'] }],
  'retention-clip-green': ['retention-clip', { c: ['#6FB58F', '#2F7B55'] }],
  'tv-adapter': ['tv-adapter', {}],
  'tv-headset': ['tv-headset', {}],
  'table-mic': ['table-mic', {}],
  'doorbell-flasher': ['doorbell-flasher', {}],
  'light-receiver': ['light-receiver', {}],
  'push-button': ['push-button', {}],
  'pillow-shaker': ['pillow-shaker', {}],
  'smoke-alarm-set': ['smoke-alarm-set', {}],
  'ear-plugs': ['ear-plugs', {}],
  'ear-plugs-blue': ['ear-plugs', { c: ['#B9D8EE', '#7FB3DA', '#4A86B5'] }],
  'ear-plugs-green': ['ear-plugs', { c: ['#C5E3CD', '#8CC29C', '#5A9670'] }],
  'swim-moulds': ['swim-moulds', {}],
  'swim-moulds-green': ['swim-moulds', { l: ['#8FD0A8', '#4A9E6C', '#2A6E47'], r: ['#F2C879', '#DDA443', '#B67D20'] }],
  'thin-tubes': ['thin-tubes', {}],
  'air-blower': ['air-blower', {}],
  'air-blower-plum': ['air-blower', { c: PLUM }],
  'ear-drops': ['ear-drops', {}],
  'ear-oil': ['ear-drops', { c: ['#D9C777', '#B69F3F', '#8A7624'], ml: 20 }],
  'care-kit': ['care-kit', {}],
  'aid-and-batteries': ['aid-and-batteries', {}],
  'evening-set': ['evening-set', {}],
  'public-set': ['public-set', {}],
  'pocket-set': ['pocket-set', {}],
}
