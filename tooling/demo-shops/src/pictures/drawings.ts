/** How an article's picture is made from a file of `pictures/`. Without layers and colours it is the file as it stands. */
export interface Drawing {
  /** The file's name, without folder and ending. */
  file: string
  /** The layers to show, by class. `size-10` hides all other layers of `size`. */
  layers: readonly string[]
  /** The colours to replace, as the file spells them: `white`, `#fff` and `#FFFFFF` are three. */
  colours: Readonly<Record<string, string>>
}

type Colours = readonly string[]

// From light to dark.
const WHITE = ['#FFFFFF', '#F4F5F5', '#DFE2E4']
const GRAPHITE = ['#5A636B', '#3A4249', '#262C32']
const SAND = ['#EBDCC8', '#D9C4A8', '#BDA384']
const SILVER = ['#F2F4F5', '#CFD5D9', '#A4ACB2']
const ROSE = ['#EFC9C0', '#DCA699', '#B97F72']
const SEA = ['#6FA7C4', '#3F7EA1', '#27597A']
const PINE = ['#4F9A86', '#2F7767', '#1E5A4D']
const PLUM = ['#9A6BA0', '#744678', '#542E58']
const AMBER = ['#F2C879', '#DDA443', '#B67D20']

// A battery's tab and the lettering on it. The industry's colour code: the same for all brands.
const BATTERY_10 = ['#F2C230', '#C9970F', '#2A2006']
const BATTERY_312 = ['#9A5B34', '#6F3D1E', 'white']
const BATTERY_13 = ['#F08A2C', '#C2620E', '#2B1400']
const BATTERY_675 = ['#2F6DB5', '#1D4C85', 'white']

// Body, keys and signs.
const WHITE_REMOTE = [...WHITE, 'white', '#DDE2E6', '#3C4952']
const GRAPHITE_REMOTE = [...GRAPHITE, '#6B757D', '#454E56', '#EDF1F3']

/** Draws a file with layers, named as in `class`, and with other colours in place of its own. */
const drawn = (file: string, layers = '', from: Colours = [], to: Colours = []): Drawing => ({
  file,
  layers: layers.split(' ').filter(Boolean),
  colours: Object.fromEntries(from.map((colour, index) => [colour, to[index] ?? colour])),
})

/** Pictures that are a file each. */
const alike = (...files: string[]) => Object.fromEntries(files.map((file) => [file, drawn(file)]))

const domes = Object.fromEntries(
  ['open', 'closed', 'power', 'tulip'].flatMap((kind) =>
    ['6', '8', '10', '12'].flatMap((size) =>
      ['dome', 'dome-pack'].map((file) => [`${file}-${kind}-${size}`, drawn(file, `kind-${kind} size-${size}`)]),
    ),
  ),
)

/** The pictures of articles by name, in the order in which pages show them. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'battery-10': drawn('battery-blister', 'size-10', BATTERY_312, BATTERY_10),
  'battery-312': drawn('battery-blister'),
  'battery-13': drawn('battery-blister', 'size-13', BATTERY_312, BATTERY_13),
  'battery-675': drawn('battery-blister', 'size-675', BATTERY_312, BATTERY_675),
  'battery-312-long-life': drawn('battery-blister', 'line-long-life'),
  'battery-13-long-life': drawn('battery-blister', 'size-13 line-long-life', BATTERY_312, BATTERY_13),
  'battery-675-implant': drawn('battery-blister', 'size-675 line-implant', BATTERY_312, BATTERY_675),
  ...alike('battery-tester'),
  'battery-10-60': drawn('battery-carton', 'size-10', BATTERY_13, BATTERY_10),
  'battery-312-60': drawn('battery-carton', 'size-312', BATTERY_13, BATTERY_312),
  'battery-13-60': drawn('battery-carton'),
  'battery-675-60': drawn('battery-carton', 'size-675', BATTERY_13, BATTERY_675),
  'battery-caddy-10': drawn('battery-caddy', '', BATTERY_312, BATTERY_10),
  'battery-caddy-312': drawn('battery-caddy'),
  'battery-caddy-13': drawn('battery-caddy', '', BATTERY_312, BATTERY_13),
  'battery-caddy-675': drawn('battery-caddy', '', BATTERY_312, BATTERY_675),
  'rechargeable-312': drawn('rechargeable-cells'),
  'rechargeable-13': drawn('rechargeable-cells', 'size-13'),
  'hearing-aid-silver': drawn('hearing-aid'),
  'hearing-aid-graphite': drawn('hearing-aid', 'shell-dark', SILVER, GRAPHITE),
  'hearing-aid-sand': drawn('hearing-aid', '', SILVER, SAND),
  'charger-silver': drawn('charger'),
  'charger-graphite': drawn('charger', 'shell-dark', SILVER, GRAPHITE),
  'charger-sand': drawn('charger', '', SILVER, SAND),
  ...domes,
  'hard-case-graphite': drawn('hard-case', '', SAND, GRAPHITE),
  'hard-case-sand': drawn('hard-case'),
  'hard-case-plum': drawn('hard-case', '', SAND, PLUM),
  'hard-case-sea': drawn('hard-case', '', SAND, SEA),
  'remote-white': drawn('remote'),
  'remote-graphite': drawn('remote', '', WHITE_REMOTE, GRAPHITE_REMOTE),
  'phone-clip-graphite': drawn('phone-clip'),
  'phone-clip-white': drawn('phone-clip', '', GRAPHITE, WHITE),
  'phone-clip-sand': drawn('phone-clip', '', GRAPHITE, SAND),
  'alarm-clock-white': drawn('alarm-clock'),
  'alarm-clock-graphite': drawn('alarm-clock', '', WHITE, GRAPHITE),
  'alarm-clock-rose': drawn('alarm-clock', '', WHITE, ROSE),
  'alarm-clock-white-night': drawn('alarm-clock', 'time-night'),
  'alarm-clock-graphite-night': drawn('alarm-clock', 'time-night', WHITE, GRAPHITE),
  'alarm-clock-rose-night': drawn('alarm-clock', 'time-night', WHITE, ROSE),
  'amplified-phone-white': drawn('amplified-phone', '', SAND, WHITE),
  'amplified-phone-sand': drawn('amplified-phone'),
  'amplified-phone-graphite': drawn('amplified-phone', '', SAND, GRAPHITE),
  ...alike('power-bank', 'neck-loop', 'partner-mic', 'soft-pouch', 'cordless-phone', 'captioned-phone', 'wax-filter'),
  'wax-filter-power': drawn('wax-filter', 'ring-power'),
  ...alike('wax-filter-pack', 'wax-sticks', 'mould-filters', 'white-protectors', 'cleaning-wires', 'mould-tubing'),
  'wipes-90': drawn('wipes'),
  'wipes-30': drawn('wipes', 'count-30', SEA, PINE),
  'wipes-160': drawn('wipes', 'count-160', SEA, PLUM),
  'spray-pine': drawn('spray'),
  'spray-plum': drawn('spray', 'volume-100', PINE, PLUM),
  'spray-amber': drawn('spray', 'volume-50', PINE, AMBER),
  brush: drawn('brush'),
  'brush-plum': drawn('brush', '', GRAPHITE, PLUM),
  'drying-capsules': drawn('drying-capsules'),
  'drying-capsules-2': drawn('drying-capsules', 'count-2'),
  ...alike('drying-box', 'drying-jar'),
  'retention-clip-red': drawn('retention-clip'),
  'retention-clip-blue': drawn('retention-clip', '', ['#E4776B', '#C94F45'], ['#74A9D8', '#3B7AB4']),
  'retention-clip-green': drawn('retention-clip', '', ['#E4776B', '#C94F45'], ['#6FB58F', '#2F7B55']),
  ...alike('tv-adapter', 'tv-headset', 'table-mic', 'doorbell-flasher', 'light-receiver', 'push-button'),
  ...alike('pillow-shaker', 'smoke-alarm-set', 'ear-plugs'),
  'ear-plugs-blue': drawn('ear-plugs', '', ['#F7C79A', '#EBA468', '#C97F42'], ['#B9D8EE', '#7FB3DA', '#4A86B5']),
  'ear-plugs-green': drawn('ear-plugs', '', ['#F7C79A', '#EBA468', '#C97F42'], ['#C5E3CD', '#8CC29C', '#5A9670']),
  'swim-moulds': drawn('swim-moulds'),
  'swim-moulds-green': drawn(
    'swim-moulds',
    '',
    ['#6DB2E3', '#2F7FC0', '#1C5C94', '#F08B78', '#D9543F', '#AE3A28'],
    ['#8FD0A8', '#4A9E6C', '#2A6E47', ...AMBER],
  ),
  ...alike('thin-tubes', 'air-blower'),
  'air-blower-plum': drawn('air-blower', '', SEA, PLUM),
  'ear-drops': drawn('ear-drops'),
  'ear-oil': drawn('ear-drops', 'volume-20', ['#E9B58A', '#CF8A52', '#A5632F'], ['#D9C777', '#B69F3F', '#8A7624']),
  ...alike('care-kit', 'aid-and-batteries', 'evening-set', 'public-set', 'pocket-set'),
}
