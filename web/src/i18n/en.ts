import type citizens from './en/citizens.json';
import type common from './en/common.json';
import type datasets from './en/datasets.json';
import type documents from './en/documents.json';
import type error from './en/error.json';
import type news from './en/news.json';
import type offers from './en/offers.json';
import type people from './en/people.json';
import type projects from './en/projects.json';
import type services from './en/services.json';

/** The English messages. */
export type English = {
  citizens: typeof citizens;
  common: typeof common;
  datasets: typeof datasets;
  documents: typeof documents;
  error: typeof error;
  news: typeof news;
  offers: typeof offers;
  people: typeof people;
  projects: typeof projects;
  services: typeof services;
};
