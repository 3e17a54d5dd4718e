import type citizens from './ru/citizens.json';
import type common from './ru/common.json';
import type datasets from './ru/datasets.json';
import type documents from './ru/documents.json';
import type error from './ru/error.json';
import type forms from './ru/forms.json';
import type news from './ru/news.json';
import type offers from './ru/offers.json';
import type offline from './ru/offline.json';
import type people from './ru/people.json';
import type problems from './ru/problems.json';
import type projects from './ru/projects.json';
import type search from './ru/search.json';
import type services from './ru/services.json';

/** The Russian messages. */
export type Russian = {
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
