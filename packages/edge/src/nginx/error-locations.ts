import { pathForms, type PathForm } from '@ochiq/contract/path-for';

import { errorPageFailed, notPublished } from '../answers/plain-page.ts';
import { renderRefusedPage } from '../answers/refused-page.ts';
import type { BasePath } from '../rules/base-path.ts';
import { uncached } from '../rules/cache-rules.ts';
import { contentType } from '../rules/content-type.ts';
import { errorPage } from '../rules/error-pages.ts';
import { allow } from '../rules/methods.ts';
import { block, fixed, line, when, type Directive } from './directives.ts';
import { guards, header } from './guards.ts';
import { locations, named } from './locations.ts';
import { valueMap } from './value-map.ts';

/** Statuses of requests that nginx refuses itself, and of an edge that is down: each has a page in every language. */
const shown = [400, 405, 414, 500, 503] as const;
type Shown = (typeof shown)[number];

/** Headers too large: no release has a page for it. */
const tooLargeHeaders = 431;

const sentence = (status: Shown, form: PathForm, base: BasePath): string =>
  status === 503 ? notPublished(form) : errorPageFailed(form, base);

const forForms = (of: (form: PathForm) => string): Record<string, string> => Object.fromEntries(pathForms.map((form) => [form, of(form)]));

export const errorFacts = (base: BasePath): Directive[] => [
  valueMap({
    of: '$reader_form',
    is: `$error_text_${tooLargeHeaders}`,
    otherwise: '',
    values: forForms((form) => renderRefusedPage(tooLargeHeaders, form, base)),
  }),
  ...shown.flatMap((status) => [
    valueMap({ of: '$reader_form', is: `$error_file_${status}`, otherwise: '', values: forForms((form) => errorPage(status, form)) }),
    valueMap({
      of: '$reader_form',
      is: `$error_text_${status}`,
      otherwise: '',
      values: forForms((form) => sentence(status, form, base)),
    }),
  ]),
];

const place = (status: number): string => `${locations.errors}/${status}`;

/** Creates the `error_page` directives for nginx's own refusals. */
export const errorPages = (): Directive[] => [
  line('recursive_error_pages', 'on'),
  // Missing, or behind a link: the edge decides, and counts what is not found.
  line('error_page', '403', '404', '=', named.edge),
  line('error_page', '413', '=', named.tooLong),
  line('error_page', '416', locations.unsatisfiable),
  line('error_page', '494', `=${tooLargeHeaders}`, place(tooLargeHeaders)),
  line('error_page', '502', '504', '=503', place(503)),
  ...shown.map((status) => line('error_page', `${status}`, place(status))),
];

const common = (https: boolean, policy: string): Directive[] => [
  line('internal'),
  ...guards({ policy, shared: false, https }),
  header('Cache-Control', uncached.error),
];

const errorLocation = (status: Shown, https: boolean, folder: string): Directive =>
  block(
    `location = ${place(status)}`,
    ...common(https, '$page_policy'),
    line('root', fixed(folder)),
    line('etag', 'off'),
    line('max_ranges', '0'),
    line('more_clear_headers', 'Last-Modified'),
    header('Content-Type', contentType('text/html')),
    ...(status === 405 ? [header('Allow', allow)] : []),
    ...(status === 503 ? [header('Retry-After', '5')] : []),
    when(`!-f ${fixed(folder).slice(0, -1)}$error_file_${status}"`, line('return', `${status}`, `$error_text_${status}`)),
    line('rewrite', '^', `$error_file_${status}`, 'break'),
  );

/** Creates the locations of error pages. @param folder the folder of the release's pages */
export const errorLocations = (https: boolean, folder: string): Directive[] => [
  ...shown.map((status) => errorLocation(status, https, folder)),
  block(
    `location = ${place(tooLargeHeaders)}`,
    ...common(https, '$page_policy'),
    header('Content-Type', contentType('text/html')),
    line('return', `${tooLargeHeaders}`, `$error_text_${tooLargeHeaders}`),
  ),
];
