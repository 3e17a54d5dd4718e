import { serviceKinds, type ServiceKind } from '@ochiq/contract/content/service';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { compareByOrder } from '../format/order.ts';
import type { DefinedPage, RouteTemplate } from '../define-page.ts';
import { listVersions, listEntries, type RenderContext } from '../render-context.ts';
import { listDocumentCards, type DocumentCard } from '../view-models/document.ts';
import { resolveLink, linkTo, type AnyLinkView, type LinkView } from '../view-models/link.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineDetailPages, defineEmptyExamplePage, defineExamplePage, type DetailPageDefinition } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { buildGovernmentService } from '../structured-data/thing.ts';

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

function getApplyLink(context: RenderContext, { applyUrl }: Entry<'service'>): AnyLinkView | null {
  return applyUrl === null ? null : resolveLink(context, applyUrl, applyUrl);
}

function toServiceCard(context: RenderContext, service: Entry<'service'>): ServiceCard {
  const { documentId: id, slug, name, kind, summary, term, fee, contact } = service;
  return { ...linkTo(context, 'service', { slug }, name), id, kind, summary, term, fee, contact, apply: getApplyLink(context, service) };
}

/** Lists the services of some kinds in the reader's language, in the editor's order. */
export function listServices(
  context: RenderContext,
  kinds: readonly ServiceKind[] = serviceKinds,
): { items: ServiceCard[]; elsewhere: number } {
  const { entries, elsewhere } = listEntries(context, 'service', ({ kind }) => kinds.includes(kind));
  return { items: entries.sort(compareByOrder).map((service) => toServiceCard(context, service)), elsewhere };
}

function planList<R extends 'services' | 'services-2' | 'public-services'>(route: R, kinds?: readonly ServiceKind[]) {
  return (context: RenderContext): DefinedPage<RouteTemplate<R>, ServiceListBody>[] => [
    defineSectionPage(context, route, (section) => {
      const { items, elsewhere } = listServices(context, kinds);
      return { section, services: items, elsewhere };
    }),
  ];
}

function describeService(context: RenderContext, service: Entry<'service'>, foreign: Locale | null): DetailPageDefinition<ServiceBody> {
  return {
    title: service.name,
    description: [service.summary, service.whoCanApply, service.result],
    things: ({ url }) => [buildGovernmentService(context, service, url)],
    trail: [getSectionCrumb(context, service.kind === 'public-service' ? 'public-services' : 'services')],
    body: () => ({
      lang: foreign,
      service: {
        name: service.name,
        kind: service.kind,
        summary: service.summary,
        whoCanApply: service.whoCanApply,
        documentsNeeded: toRichTextView(context, service.documentsNeeded, { lang: foreign }),
        steps: service.steps.map(({ title, details }) => ({ title, details })),
        term: service.term,
        fee: service.fee,
        result: service.result,
        legalBasis: listDocumentCards(context, service.legalBasis),
        appealRoute: service.appealRoute,
        apply: getApplyLink(context, service),
        contact: service.contact,
      },
    }),
  };
}

export const servicePlanners = {
  services: planList('services'),
  'services-2': planList('services-2'),
  'public-services': planList('public-services', ['public-service']),
  service: (context: RenderContext): DefinedPage<'service', ServiceBody>[] =>
    defineDetailPages(context, 'service', 'service', describeService),
  'service-details': (context: RenderContext): DefinedPage<'service', ServiceBody>[] => {
    const [first] = listVersions(context, 'service').sort((a, b) => compareByOrder(a.entry, b.entry));
    return [
      first
        ? defineExamplePage(context, 'service-details', 'service', first.document, describeService)
        : defineEmptyExamplePage(context, 'service-details', 'services', { lang: null, service: null }),
    ];
  },
};
