import type { HTMLElement } from 'node-html-parser';

import { toAddress, fetchHtml, getBodyText, type ListedPage } from '../site';
import { normalizeSpaces } from '../strapi-text';
import { htmlInspectors } from './inspectors';

/** A page as it is served, parsed once for all inspectors. */
export type ServedPage = ListedPage & { status: number; html: string; root: HTMLElement };

/** Holds what checks that compare pages with each other, or with the CMS, need of one; its tree is let go. */
export type PageSummary = {
  path: string;
  status: number;
  words: string;
  title: string;
  description: string;
  heading: string;
  /** What the inspectors found, each with the page and the inspector's name. */
  findings: string[];
  /** The contents of its `meta[name=robots]`; none where search engines list the page. */
  robots: string[];
  /** Empty where there is none. */
  canonical: string;
  /** `hreflang href`, sorted. */
  alternates: string[];
  /** The paths of this site that it links to. */
  links: string[];
  cards: string[];
  /** The files of its pictures, in every width that is offered. */
  pictures: string[];
  /** The languages of the parts of its content that are in another one. */
  languagesWithin: string[];
};

const readAttributes = (root: HTMLElement, selector: string, name: string) =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

function findLinks(root: HTMLElement, from: string): string[] {
  const urls = readAttributes(root, 'a[href]', 'href').map((href) => new URL(href, from));
  return [...new Set(urls.filter(({ origin }) => origin === new URL(from).origin).map(({ pathname }) => pathname))];
}

function findPictures(root: HTMLElement): string[] {
  return root.querySelectorAll('img[srcset]').flatMap((image) => {
    const offered = (image.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
    return [image.getAttribute('src') ?? '', ...offered];
  });
}

/** Returns what every inspector finds on the page, each finding with the page and the inspector. */
export const inspectHtml = (page: ServedPage): string[] =>
  htmlInspectors
    .filter(({ isFor }) => isFor?.(page) ?? true)
    .flatMap(({ name, inspect }) => inspect(page).map((finding) => `${page.path}: ${name}: ${finding}`));

async function summarize(listed: ListedPage, servedAt: string): Promise<PageSummary> {
  const { status, html, root } = await fetchHtml(servedAt);
  const alternates = root
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`);
  return {
    path: listed.path,
    status,
    words: getBodyText(root),
    title: normalizeSpaces(root.querySelector('title')?.textContent),
    description: readAttributes(root, 'meta[name=description]', 'content').join(),
    heading: normalizeSpaces(root.querySelector('h1')?.textContent),
    findings: inspectHtml({ ...listed, status, html, root }),
    robots: readAttributes(root, 'meta[name=robots]', 'content'),
    canonical: root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    alternates: alternates.sort(),
    links: findLinks(root, toAddress(listed.path)),
    cards: readAttributes(root, 'meta[property="og:image"]', 'content'),
    pictures: findPictures(root),
    languagesWithin: readAttributes(root, 'main [lang]', 'lang'),
  };
}

const known = new Map<string, Promise<PageSummary>>();

/**
 * Reads a page and runs every inspector of HTML on it, once in this process however many tests ask.
 * @param servedAt its address, where that is not its own path
 */
export function readPage(listed: ListedPage, servedAt = listed.path): Promise<PageSummary> {
  const summary = known.get(listed.path) ?? summarize(listed, servedAt);
  known.set(listed.path, summary);
  return summary;
}
