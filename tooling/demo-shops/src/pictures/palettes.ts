/** The four brands. */
export const BRANDS = ['product', 'phonicear', 'bernafon', 'horselbutik'] as const
export type Brand = (typeof BRANDS)[number]

/** The colours of each brand's scenery. */
export const palettes: Readonly<Record<Brand, Readonly<Record<string, string>>>> = {
  product: {
    sky: '#DDEBF1',
    far: '#BCD8E3',
    mid: '#7FB2C7',
    near: '#2C7493',
    deep: '#0D3F55',
    sun: '#F4B860',
    light: '#FFF6E6',
    ink: '#092F41',
  },
  phonicear: {
    sky: '#FFE9DA',
    far: '#FFD2B6',
    mid: '#FFB08A',
    near: '#B9659A',
    deep: '#4B1D50',
    sun: '#FFC27A',
    light: '#FFF7F0',
    ink: '#361239',
  },
  bernafon: {
    sky: '#E5E9FC',
    far: '#C6D0FF',
    mid: '#8494F2',
    near: '#3A49D6',
    deep: '#12151F',
    sun: '#FFFFFF',
    light: '#F4F5F8',
    ink: '#0B0D14',
  },
  horselbutik: {
    sky: '#FBE9C6',
    far: '#C9D6BE',
    mid: '#8FB08F',
    near: '#3F7658',
    deep: '#1D4834',
    sun: '#E6B450',
    light: '#FFF8E8',
    ink: '#143325',
    red: '#A23A2C',
  },
}
