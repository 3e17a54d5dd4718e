import { serviceKinds, type ServiceKind } from '@ochiq/contract/content/service';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { byOrder } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { everyVersion, theList, type Reading } from '../reading.ts';
import { documentCards, type DocumentCard } from '../view/document.ts';
import { anyLink, linkTo, type AnyLinkView, type LinkView } from '../view/link.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails, planExample, type DetailFacts } from './details.ts';
import { planEmptyExample } from './empty-example.ts';
import { crumbOf, planSection } from './section.ts';
import { governmentService } from '../structured-data/government-service.ts';

export type ServiceCard = LinkView & {
  id: string;
  kind: ServiceKind;
  summary: string;
  term: string | null;
  fee: string | null;
  /** The contact: unit, room, telephone. */
  contact: string | null;
  /** The online application. */
  apply: AnyLinkView | null;
};
export type ServiceListBody = { section: SectionView; services: ServiceCard[]; elsewhere: number };

export type ServiceBody = {
  lang: Locale | null;
  /** `null` where no service is published. */
  service: {
    name: string;
    kind: ServiceKind;
    summary: string;
    whoCanApply: string | null;
    documentsNeeded: RichTextView | null;
    steps: { title: string; details: string | null }[];
    term: string | null;
    fee: string | null;
    result: string | null;
    legalBasis: DocumentCard[];
    appealRoute: string | null;
    apply: AnyLinkView | null;
    contact: string | null;
  } | null;
};

function applyLink(reading: Reading, { applyUrl }: Entry<'service'>): AnyLinkView | null {
  return applyUrl === null ? null : anyLink(reading, applyUrl, applyUrl);
}

function serviceCard(reading: Reading, service: Entry<'service'>): ServiceCard {
  const { documentId: id, slug, name, kind, summary, term, fee, contact } = service;
  return { ...linkTo(reading, 'service', { slug }, name), id, kind, summary, term, fee, contact, apply: applyLink(reading, service) };
}

/** Lists the services of some kinds in the reader's language, in the editor's order. */
export function servicesInOrder(
  reading: Reading,
  kinds: readonly ServiceKind[] = serviceKinds,
): { items: ServiceCard[]; elsewhere: number } {
  const { entries, elsewhere } = theList(reading, 'service', ({ kind }) => kinds.includes(kind));
  return { items: entries.sort(byOrder).map((service) => serviceCard(reading, service)), elsewhere };
}

function planList(route: 'services' | 'services-2' | 'public-services', kinds?: readonly ServiceKind[]) {
  return (reading: Reading): PlannedPage[] => [
    planSection(reading, route, (section) => {
      const { items, elsewhere } = servicesInOrder(reading, kinds);
      return { section, services: items, elsewhere };
    }),
  ];
}

function describe(reading: Reading, service: Entry<'service'>, foreign: Locale | null): DetailFacts<'service'> {
  return {
    title: service.name,
    description: [service.summary, service.whoCanApply, service.result],
    things: ({ url }) => [governmentService(reading, service, url)],
    trail: [crumbOf(reading, service.kind === 'public-service' ? 'public-services' : 'services')],
    body: () => ({
      lang: foreign,
      service: {
        name: service.name,
        kind: service.kind,
        summary: service.summary,
        whoCanApply: service.whoCanApply,
        documentsNeeded: richTextView(reading, service.documentsNeeded),
        steps: service.steps.map(({ title, details }) => ({ title, details })),
        term: service.term,
        fee: service.fee,
        result: service.result,
        legalBasis: documentCards(reading, service.legalBasis),
        appealRoute: service.appealRoute,
        apply: applyLink(reading, service),
        contact: service.contact,
      },
    }),
  };
}

export const servicePlanners = {
  services: planList('services'),
  'services-2': planList('services-2'),
  'public-services': planList('public-services', ['public-service']),
  service: (reading: Reading): PlannedPage[] => planDetails(reading, 'service', 'service', describe),
  'service-details': (reading: Reading): PlannedPage[] => {
    const [first] = everyVersion(reading, 'service').sort((a, b) => byOrder(a.entry, b.entry));
    return [
      first
        ? planExample(reading, 'service-details', 'service', first.document, describe)
        : planEmptyExample(reading, 'service-details', 'services', { lang: null, service: null }),
    ];
  },
};
