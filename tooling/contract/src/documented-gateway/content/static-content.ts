export const customerService = {
  menu: [
    { route: 'delivery', title: 'Delivery' },
    { route: 'contact-us', title: 'Contact us' },
    { route: 'vat-exempt', title: 'VAT exemption' },
  ],
  pages: [
    { route: 'delivery', contentHtml: '<h2>Delivery</h2><p>Letters take three days.</p>' },
    { route: 'contact-us', contentHtml: '<p>Write to us.</p>' },
    { route: 'vat-exempt', contentHtml: '<p>You may be exempt from VAT.</p>' },
  ],
}

const banner = {
  title: 'Everything for your hearing aid',
  description: 'Batteries, domes and care',
  buttons: [{ title: 'See batteries', url: '/batteries' }],
}

export const staticContent = {
  materials: [{ title: 'Guide', subtitle: 'How to clean', link: '/customer-service/delivery' }],
  footer: { columns: [{ title: 'Help', links: [{ title: 'Delivery', url: '/customer-service/delivery' }] }] },
  categories: [
    {
      route: '/batteries',
      title: 'Batteries for hearing aids',
      subtitle: 'Fresh from the factory',
      additionalLines: ['Zinc-air', 'Mercury-free'],
      image: '/images/batteries-header.jpg',
      longDescriptionHTML: '<p>Batteries last for about a week.</p>',
    },
  ],
  introBanner: banner,
  introBannerList: [banner, { ...banner, title: 'New domes', buttons: [{ title: 'See domes', url: '/domes' }] }],
  imageTextSpots: [{ image: '/images/spot.jpg', title: 'Good to know', text: 'Keep batteries dry.' }],
  // The documents say that the bar shows telephone and hours, and name no field for them.
  sellingPointsBar: {},
  seo: {
    pages: [
      {
        route: '/',
        title: 'Hearing-aid supplies',
        description: 'Batteries and more',
        keywords: 'batteries',
        imageUrl: '/images/share.jpg',
      },
    ],
    defaults: { title: 'Shop', description: 'A shop', keywords: 'shop', imageUrl: '/images/share.jpg' },
    faviconIcon: '/favicon.ico',
  },
  partners: [{ name: 'Partner', image: '/images/partner.png' }],
  customerService,
}
