import { HTMLElement } from 'node-html-parser';

import { findForeignText } from '../languages';
import { findOutlineProblems } from '../outline';
import { isErrorTemplate, getBodyText } from '../site';
import { findUnlinkedContacts } from '../unlinked-contacts';
import { normalizeSpaces } from '../strapi-text';
import type { ServedPage } from './read-page';

type HtmlInspector = {
  name: string;
  /** Which pages it is about; all where nothing is said. */
  isFor?: (page: ServedPage) => boolean;
  inspect: (page: ServedPage) => string[];
};

/** The keys of interface texts, which a reader must never see. */
const rawKey = /\b(?:citizens|common|datasets|documents|error|news|offers|people|projects|services):[a-z]/u;

/** Compares what is with what should be, and returns each difference in words. */
function findDifferences(is: Readonly<Record<string, unknown>>, should: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(should).flatMap(([what, value]) =>
    is[what] === value ? [] : [`${what} is ${String(is[what])}, not ${String(value)}`],
  );
}

function inspectDocument({ status, html, root, locale }: ServedPage): string[] {
  const headings = root.querySelectorAll('h1,h2,h3,h4,h5,h6');
  const is = {
    status,
    nul: html.includes('\0') || html.includes('\uFFFD'),
    lang: root.querySelector('html')?.getAttribute('lang'),
    h1: root.querySelectorAll('h1').length,
    emptyHeadings: headings.filter((heading) => normalizeSpaces(heading.textContent) === '').length,
    title: normalizeSpaces(root.querySelector('title')?.textContent) !== '',
    main: root.querySelectorAll('main').length,
    styleAttributes: root.querySelectorAll('[style]').length,
    rawKeys: rawKey.test(getBodyText(root)),
  };
  const whole = { nul: false, h1: 1, emptyHeadings: 0, title: true, main: 1, styleAttributes: 0, rawKeys: false };
  return findDifferences(is, { ...whole, status: 200, lang: locale });
}

/** Returns what is wrong with what is shown when the page is shared: one card where search engines list it, none elsewhere. */
function inspectCards({ root }: ServedPage): string[] {
  const isListed = root.querySelector('meta[name=robots]') === null;
  const cards = root.querySelectorAll('meta[property="og:image"]').length;
  const wanted = isListed ? 1 : 0;
  return cards === wanted ? [] : [`it has ${String(cards)} cards, not ${String(wanted)}`];
}

/** A day or a time as the HTML standard has it, which machines read. */
const machineTime =
  /^(?:\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?)?)?|--\d{2}-\d{2}|\d{2}:\d{2})$/u;

const isHidden = (element: HTMLElement): boolean =>
  element.hasAttribute('hidden') || (element.parentNode instanceof HTMLElement && isHidden(element.parentNode));

/** Returns the times that a machine can't read, or of which a reader sees nothing; what the edge fills is hidden until then. */
function inspectTimes({ root }: ServedPage): string[] {
  return root.querySelectorAll('time').flatMap((time) => {
    const words = normalizeSpaces(time.textContent);
    const excerpt = time.toString().slice(0, 120);
    if (!machineTime.test(time.getAttribute('datetime') ?? words)) return [`no machine reads ${excerpt}`];
    return words === '' && !isHidden(time) ? [`nothing is seen of ${excerpt}`] : [];
  });
}

const isOrdinary = ({ template }: ServedPage) => !isErrorTemplate(template);
/** The unprefixed pages are the Uzbek ones again. */
const isPrefixed = ({ form }: ServedPage) => form !== 'plain';

/** What is asked of the HTML of every page: nothing that needs a browser. A page is fetched and parsed once for all of them. */
export const htmlInspectors: readonly HtmlInspector[] = [
  { name: 'document', isFor: isOrdinary, inspect: inspectDocument },
  { name: 'card', isFor: isOrdinary, inspect: inspectCards },
  { name: 'times', isFor: isPrefixed, inspect: inspectTimes },
  { name: 'outline', isFor: isPrefixed, inspect: ({ root }) => findOutlineProblems(root) },
  { name: 'contacts', isFor: isPrefixed, inspect: ({ root }) => findUnlinkedContacts(root) },
  { name: 'language', isFor: isPrefixed, inspect: ({ root }) => findForeignText(root) },
];
