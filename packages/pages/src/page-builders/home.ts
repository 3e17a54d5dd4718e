import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { getFixedPaths, definePage, type DefinedPage } from '../define-page.ts';
import { listEntries, getSingle, type RenderContext } from '../render-context.ts';
import type { FactView } from '../view-models/block.ts';
import type { DocumentCard } from '../view-models/document.ts';
import { resolveHref } from '../view-models/link.ts';
import { listNewestIds } from '../view-models/news/news-indexes.ts';
import { listNewsCards, type NewsCard } from '../view-models/news/news.ts';
import { toPersonCard, type PersonCard } from '../view-models/person.ts';
import { listDocuments } from './documents.ts';
import { listPeople } from './people.ts';
import { listServices, type ServiceCard } from './services.ts';
import { toTestimonialViews, type TestimonialView } from './testimonials.ts';
import { buildOrganization, buildWebSite } from '../structured-data/organization.ts';

type HomeList<T> = { title: string; all: string; items: T[] };

export type HomeBody = {
  title: string;
  lead: string;
  lang: Locale | null;
  quickLinks: { label: string; note: string; path: string }[];
  facts: FactView[];
  news: HomeList<NewsCard>;
  services: HomeList<ServiceCard>;
  documents: HomeList<DocumentCard>;
  people: HomeList<PersonCard>;
  testimonials: { title: string; items: TestimonialView[] };
};

const itemCounts = { news: 4, services: 6, documents: 3, people: 3 } as const;

function buildHomeBody(context: RenderContext): HomeBody {
  const { form } = context;
  const { entry: home, foreign } = getSingle(context, 'home');
  const { entry: site } = getSingle(context, 'site');
  const leaders = listPeople(context, site.profile === 'government' ? ['minister'] : ['leadership', 'chief-specialist']);
  return {
    title: home.title,
    lead: home.lead,
    lang: foreign,
    quickLinks: home.quickLinks.flatMap(({ label, note, path }) => {
      const target = resolveHref(context, path);
      return target === null ? [] : [{ label, note, path: target }];
    }),
    facts: home.facts.map(({ value, label, note }) => ({ value, label, note })),
    news: {
      title: home.newsTitle,
      all: pathFor('news', form, {}),
      items: listNewsCards(context, listNewestIds(context, itemCounts.news, 'pinned-first')),
    },
    services: {
      title: home.servicesTitle,
      all: pathFor('services', form, {}),
      items: listServices(context).items.slice(0, itemCounts.services),
    },
    documents: {
      title: home.documentsTitle,
      all: pathFor('documents', form, {}),
      items: listDocuments(context).items.slice(0, itemCounts.documents),
    },
    people: {
      title: home.peopleTitle,
      all: pathFor(site.profile === 'government' ? 'ministers' : 'administration', form, {}),
      items: leaders.people.slice(0, itemCounts.people).map((person) => toPersonCard(context, person)),
    },
    testimonials: { title: home.testimonialsTitle, items: toTestimonialViews(listEntries(context, 'testimonial').entries) },
  };
}

export const homePlanners = {
  home: (context: RenderContext): DefinedPage<'home', HomeBody>[] => [
    definePage(context, 'home', {}, () => {
      const { entry: site } = getSingle(context, 'site');
      const { foreign } = getSingle(context, 'home');
      return {
        title: site.shortName,
        description: site.description,
        things: () => [buildOrganization(context), buildWebSite(context)],
        foreign,
        paths: getFixedPaths('home'),
        translated: localeCodes.filter((locale) => [...context.content.home.values()].some(({ versions }) => versions[locale])),
        body: () => buildHomeBody(context),
      };
    }),
  ],
};
