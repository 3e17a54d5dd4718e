import * as z from 'zod';

const words = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/u });
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const ownFile = z.url({ protocol: /^https$/u, hostname: /^ochiq\.example$/u });

const reference = z.object({ '@type': z.literal('GovernmentOrganization'), '@id': address, name: words, url: address });

const postalAddress = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: words,
  postalCode: words,
  addressCountry: z.literal('UZ'),
});

/** What Google's and schema.org's consumers require and recommend of each type; no further property. */
const types = {
  GovernmentOrganization: z.strictObject({
    ...reference.shape,
    alternateName: words,
    description: words,
    logo: ownFile,
    address: postalAddress,
    email: z.email(),
    faxNumber: words.optional(),
    telephone: words,
    contactPoint: z.array(z.object({ '@type': z.literal('ContactPoint'), contactType: words, telephone: words })).min(1),
    location: z.strictObject({
      '@type': z.literal('GovernmentOffice'),
      name: words,
      address: postalAddress,
      telephone: words,
      geo: z.object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }).optional(),
      openingHoursSpecification: z
        .array(
          z.object({
            '@type': z.literal('OpeningHoursSpecification'),
            dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])).min(1),
            opens: z.string().regex(/^\d\d:\d\d$/u),
            closes: z.string().regex(/^\d\d:\d\d$/u),
          }),
        )
        .min(1),
    }),
    sameAs: z.array(address),
    parentOrganization: z.object({ '@type': z.literal('GovernmentOrganization'), name: words, url: address.optional() }),
  }),
  WebSite: z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: words,
    alternateName: words,
    description: words,
    url: address,
    inLanguage: z.enum(['uz', 'ru', 'en']),
    publisher: reference,
  }),
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number().int().positive(), name: words, item: address }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  NewsArticle: z.strictObject({
    '@type': z.literal('NewsArticle'),
    headline: words.max(160),
    description: words,
    datePublished: day,
    dateModified: instant,
    inLanguage: z.enum(['uz', 'ru', 'en']),
    image: ownFile.regex(/\.(?:png|webp|svg)$/u),
    mainEntityOfPage: address,
    author: reference,
    publisher: reference,
  }),
  Person: z.strictObject({
    '@type': z.literal('Person'),
    name: words,
    jobTitle: words,
    url: address,
    image: ownFile.optional(),
    telephone: words.optional(),
    email: z.email().optional(),
    worksFor: reference,
  }),
  FAQPage: z.strictObject({
    '@type': z.literal('FAQPage'),
    url: address,
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
  JobPosting: z.strictObject({
    '@type': z.literal('JobPosting'),
    title: words,
    description: words.regex(/^<p>/u),
    datePosted: day,
    validThrough: instant,
    url: address,
    hiringOrganization: reference,
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'CONTRACTOR', 'INTERN']).optional(),
    jobLocation: z.object({
      '@type': z.literal('Place'),
      address: z
        .object({ addressLocality: words.optional(), streetAddress: words.optional(), addressCountry: z.literal('UZ') })
        .refine(({ addressLocality, streetAddress }) => addressLocality ?? streetAddress),
    }),
    baseSalary: z
      .object({
        currency: z.literal('UZS'),
        value: z.object({ minValue: z.number().optional(), maxValue: z.number().optional(), unitText: z.literal('MONTH') }),
      })
      .optional(),
  }),
  Dataset: z.strictObject({
    '@type': z.literal('Dataset'),
    name: words,
    description: words.max(5000),
    url: address,
    inLanguage: z.enum(['uz', 'ru', 'en']),
    license: words,
    isAccessibleForFree: z.literal(true),
    dateModified: day,
    keywords: z.array(words).min(1),
    temporalCoverage: z
      .string()
      .regex(/^(?:\d{4}-\d\d-\d\d|\.\.)\/(?:\d{4}-\d\d-\d\d|\.\.)$/u)
      .optional(),
    spatialCoverage: z.object({ '@type': z.literal('Country'), name: words }),
    creator: reference,
    distribution: z
      .array(
        z.object({
          '@type': z.literal('DataDownload'),
          name: words,
          encodingFormat: z.string().regex(/^[a-z]+\/[\w.+-]+$/u),
          contentUrl: address,
        }),
      )
      .min(1),
  }),
  GovernmentService: z.strictObject({
    '@type': z.literal('GovernmentService'),
    name: words,
    description: words,
    url: address,
    serviceOperator: reference,
    areaServed: z.object({ '@type': z.literal('Country'), name: words }),
    audience: z.object({ audienceType: words }).optional(),
    serviceOutput: z.object({ name: words }).optional(),
    availableChannel: z.object({ serviceUrl: address, availableLanguage: words }).optional(),
  }),
  Event: z.strictObject({
    '@type': z.literal('Event'),
    name: words,
    startDate: instant,
    eventStatus: address,
    location: z.object({ '@type': z.literal('Place'), name: words, address: words }),
    description: words.optional(),
    url: address,
    image: ownFile,
    inLanguage: z.enum(['uz', 'ru', 'en']),
    organizer: reference,
  }),
} as const satisfies Record<string, z.ZodType>;

export type ThingType = keyof typeof types;
export const thingTypes = Object.keys(types) as readonly ThingType[];

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.object({ '@type': z.enum(thingTypes) }).loose()).min(1),
});

/** The types of a page's things, and what is wrong with them. */
export function readStructuredData(text: string): { types: ThingType[]; faults: string[] } {
  const things = graph.parse(JSON.parse(text))['@graph'];
  const faults = things.flatMap((thing) => {
    const { error } = types[thing['@type']].safeParse(thing);
    return (error?.issues ?? []).map(({ path, message }) => `${thing['@type']}.${path.map(String).join('.')}: ${message}`);
  });
  return { types: things.map((thing) => thing['@type']), faults };
}
