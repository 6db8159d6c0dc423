import {
  ArrowLeft,
  ArrowRight,
  BatteryMedium,
  BookUser,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  CreditCard,
  Ear,
  Eye,
  EyeOff,
  Heart,
  House,
  Info,
  LayoutGrid,
  Leaf,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Package,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  Printer,
  RotateCcw,
  Search,
  Settings2,
  ShieldCheck,
  ShoppingBasket,
  SlidersHorizontal,
  Tag,
  Trash2,
  TriangleAlert,
  Truck,
  Undo2,
  User,
  X,
  ZoomIn,
} from 'lucide-react'
import { styled } from 'styled-components'
import { icon } from '../tokens/theme.ts'

const glyphs = {
  alert: CircleAlert,
  back: ArrowLeft,
  basket: ShoppingBasket,
  battery: BatteryMedium,
  book: BookUser,
  box: Package,
  card: CreditCard,
  check: Check,
  clock: Clock,
  close: X,
  down: ChevronDown,
  ear: Ear,
  edit: Pencil,
  eye: Eye,
  eyeOff: EyeOff,
  filter: SlidersHorizontal,
  forward: ArrowRight,
  grid: LayoutGrid,
  heart: Heart,
  help: CircleHelp,
  home: House,
  info: Info,
  leaf: Leaf,
  left: ChevronLeft,
  lock: Lock,
  logout: LogOut,
  mail: Mail,
  menu: Menu,
  message: MessageCircle,
  minus: Minus,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  play: Play,
  plus: Plus,
  print: Printer,
  remove: Trash2,
  return: Undo2,
  right: ChevronRight,
  search: Search,
  settings: Settings2,
  shield: ShieldCheck,
  success: CircleCheck,
  tag: Tag,
  truck: Truck,
  tryAgain: RotateCcw,
  up: ChevronUp,
  user: User,
  warning: TriangleAlert,
  zoom: ZoomIn,
}

/** The icons of the shop, by what they are used for. */
export type IconName = keyof typeof glyphs

/** Whether the shop has an icon of that name. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(glyphs, name)

/** A decorative icon, hidden from screen readers: there is always a text beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Glyph = glyphs[name]
  return (
    <Frame className={className} data-icon={name}>
      <Glyph aria-hidden="true" focusable="false" size="1em" />
    </Frame>
  )
}

const Frame = styled.span`
  display: inline-flex;
  flex: none;
  font-size: 1.375em;
  line-height: 1;

  > svg {
    max-width: none;
    stroke-width: ${icon.stroke};
    stroke-linecap: ${icon.linecap};
    stroke-linejoin: ${icon.linejoin};
  }
`
