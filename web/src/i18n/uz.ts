import type citizens from './uz/citizens.json';
import type common from './uz/common.json';
import type datasets from './uz/datasets.json';
import type documents from './uz/documents.json';
import type error from './uz/error.json';
import type forms from './uz/forms.json';
import type news from './uz/news.json';
import type offers from './uz/offers.json';
import type offline from './uz/offline.json';
import type people from './uz/people.json';
import type problems from './uz/problems.json';
import type projects from './uz/projects.json';
import type search from './uz/search.json';
import type services from './uz/services.json';

/** The Uzbek messages. */
export type Uzbek = {
  citizens: typeof citizens;
  common: typeof common;
  datasets: typeof datasets;
  documents: typeof documents;
  error: typeof error;
  forms: typeof forms;
  news: typeof news;
  offers: typeof offers;
  offline: typeof offline;
  people: typeof people;
  problems: typeof problems;
  projects: typeof projects;
  search: typeof search;
  services: typeof services;
};
