import type citizens from './en/citizens.json';
import type common from './en/common.json';
import type datasets from './en/datasets.json';
import type documents from './en/documents.json';
import type error from './en/error.json';
import type forms from './en/forms.json';
import type news from './en/news.json';
import type offers from './en/offers.json';
import type offline from './en/offline.json';
import type people from './en/people.json';
import type problems from './en/problems.json';
import type projects from './en/projects.json';
import type search from './en/search.json';
import type services from './en/services.json';

/** The English messages. */
export type English = {
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
