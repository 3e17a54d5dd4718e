import { localeCodes, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { fixedPaths, planPage, type PlannedPage } from '../page.ts';
import { theList, theSingle, type Reading } from '../reading.ts';
import type { FactView } from '../view/block.ts';
import type { DocumentCard } from '../view/document.ts';
import { targetHref } from '../view/link.ts';
import { newestIds } from '../view/news-shelves.ts';
import { newsCards, type NewsCard } from '../view/news.ts';
import { personCard, type PersonCard } from '../view/person.ts';
import { documentsInOrder } from './documents.ts';
import { peopleInOrder } from './people.ts';
import { servicesInOrder, type ServiceCard } from './services.ts';
import { testimonialViews, type TestimonialView } from './testimonials.ts';
import { organization } from '../structured-data/organization.ts';
import { webSite } from '../structured-data/web-site.ts';

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

const shown = { news: 4, services: 6, documents: 3, people: 3 } as const;

function homeBody(reading: Reading): HomeBody {
  const { form } = reading;
  const { entry: home, foreign } = theSingle(reading, 'home');
  const { entry: site } = theSingle(reading, 'site');
  const leaders = peopleInOrder(reading, site.profile === 'government' ? ['minister'] : ['leadership', 'chief-specialist']);
  return {
    title: home.title,
    lead: home.lead,
    lang: foreign,
    quickLinks: home.quickLinks.flatMap(({ label, note, path }) => {
      const target = targetHref(reading, path);
      return target === null ? [] : [{ label, note, path: target }];
    }),
    facts: home.facts.map(({ value, label, note }) => ({ value, label, note })),
    news: {
      title: home.newsTitle,
      all: pathFor('news', form, {}),
      items: newsCards(reading, newestIds(reading, shown.news, 'pinned-first')),
    },
    services: {
      title: home.servicesTitle,
      all: pathFor('services', form, {}),
      items: servicesInOrder(reading).items.slice(0, shown.services),
    },
    documents: {
      title: home.documentsTitle,
      all: pathFor('documents', form, {}),
      items: documentsInOrder(reading).items.slice(0, shown.documents),
    },
    people: {
      title: home.peopleTitle,
      all: pathFor(site.profile === 'government' ? 'ministers' : 'administration', form, {}),
      items: leaders.people.slice(0, shown.people).map((person) => personCard(reading, person)),
    },
    testimonials: { title: home.testimonialsTitle, items: testimonialViews(theList(reading, 'testimonial').entries) },
  };
}

export const homePlanners = {
  home: (reading: Reading): PlannedPage[] => [
    planPage(reading, 'home', {}, () => {
      const { entry: site } = theSingle(reading, 'site');
      const { foreign } = theSingle(reading, 'home');
      return {
        title: site.shortName,
        description: site.description,
        things: () => [organization(reading), webSite(reading)],
        foreign,
        paths: fixedPaths('home'),
        translated: localeCodes.filter((locale) => [...reading.content.home.values()].some(({ versions }) => versions[locale])),
        body: () => homeBody(reading),
      };
    }),
  ],
};
