import { uploadLimits } from '@ochiq/contract/forms/form-files';
import { pathForms } from '@ochiq/contract/path-for';
import { alertPiece } from '@ochiq/contract/alert-place';

import { cacheControlOf } from '../rules/cache-rules.ts';
import { encodings } from '../rules/accepted-encodings.ts';
import { contentType } from '../rules/content-type.ts';
import { columnsBeside } from '../rules/described-by.ts';
import { decidingHeaders } from '../rules/locale-twin.ts';
import { uncached } from '../rules/cache-rules.ts';
import { block, goTo, line, quoted, when, type Directive } from './directives.ts';
import { anyDoubt } from './doubts.ts';
import { guards, header } from './guards.ts';
import { locations } from './locations.ts';
import { valueMap } from './value-map.ts';

const set = (name: string, value: string): Directive => line('set', name, quoted(value));
const inside = (location: string, ...inner: readonly Directive[]): Directive => block(`location = ${location}`, line('internal'), ...inner);
const isThere = (path: string): string => `-f ${quoted(`$folder${path}`)}`;

const toEdge = goTo(locations.edge);

/** Statuses whose body is content of the file. */
const withContent = '200 206';

const whenPlain = decidingHeaders('/page').join(', ');

/** Creates the maps of a page: the file of its alert, and its `Vary`. */
export const pageFacts = (): Directive[] => [
  valueMap({
    of: '$form',
    is: '$alert_file',
    otherwise: '',
    values: Object.fromEntries(pathForms.map((form) => [form, alertPiece(form)])),
  }),
  valueMap({ of: '$form', is: '$page_vary', otherwise: 'Accept-Encoding', values: { plain: `${whenPlain}, Accept-Encoding` } }),
];

const sent = (https: boolean): Directive[] => [
  line('root', '$folder'),
  // The edge decides about symbolic links.
  line('disable_symlinks', 'on', 'from=$folder'),
  ...guards({ policy: '$policy', shared: false, https }),
  header('Cross-Origin-Resource-Policy', '$resource_policy'),
  header('Access-Control-Allow-Origin', '$allowed_origin'),
  header('Cache-Control', '$cache'),
  header('Content-Type', '$type', withContent),
  header('Content-Disposition', '$disposition', withContent),
  header('Link', '$link', withContent),
  line('more_set_input_headers', quoted('If-Modified-Since: $asked_moment')),
];

/** Creates the maps of cross-origin access to files. */
export const sharingFacts = (): Directive[] => [
  valueMap({ of: '$file_shared', is: '$resource_policy', otherwise: 'same-origin', values: { 1: 'cross-origin' } }),
  valueMap({ of: '$file_shared', is: '$allowed_origin', otherwise: '', values: { 1: '*' } }),
];

/**
 * Creates the locations of files: a request is passed to the edge where a condition holds, else the page or file at its
 * path is served.
 */
export const fileLocations = (https: boolean): Directive[] => [
  block(
    'location /',
    // The size is checked again in the location that follows.
    line('client_max_body_size', `${uploadLimits.bodyBytes}`),
    // One release for the entire request, whatever `current` links to meanwhile.
    set('$folder', '$release_folder'),
    set('$twin', ''),
    set('$doubt', anyDoubt),
    when('$is_no_target', line('return', '400')),
    when('$is_upload', goTo(locations.upload)),
    when('$doubt', toEdge),
    when(isThere('$page_file'), goTo(locations.page)),
    when(`!${isThere('$path')}`, toEdge),
    set('$name', '$path'),
    set('$type', '$file_type'),
    set('$policy', '$file_policy'),
    set('$disposition', '$file_disposition'),
    set('$cache', '$file_cache'),
    set('$vary', 'Accept-Encoding'),
    set('$link', ''),
    when(isThere(columnsBeside('$path')), set('$link', '$file_link')),
    line('rewrite', '^', '$file_way', 'last'),
  ),
  inside(
    locations.page,
    set('$doubt', '$doubt_choice'),
    when('$form = plain', set('$doubt', '$doubt_cookie')),
    when('$doubt', toEdge),
    when(isThere('$alert_file'), toEdge),
    set('$name', '$page_file'),
    set('$type', contentType('text/html')),
    set('$policy', '$page_policy'),
    set('$disposition', ''),
    set('$cache', cacheControlOf('/page/index.html')),
    set('$vary', '$page_vary'),
    set('$link', ''),
    goTo(locations.text),
  ),
  inside(
    locations.text,
    when('$http_range', toEdge),
    // The last existing variant wins: the smaller one.
    ...Object.keys(encodings)
      .reverse()
      .map((coding) => when(isThere(`$name$twin_${coding}`), set('$twin', `$twin_${coding}`))),
    goTo(locations.sendText),
  ),
  inside(
    locations.sendText,
    ...sent(https),
    line('max_ranges', '0'),
    header('Vary', '$vary'),
    header('Content-Encoding', '$encoding', withContent),
    header('ETag', '$tag'),
    line('more_set_input_headers', quoted('If-None-Match: $asked_tag')),
    line('rewrite', '^', '$name$twin', 'break'),
  ),
  inside(locations.bytes, goTo(locations.sendBytes)),
  inside(locations.sendBytes, ...sent(https), line('max_ranges', '1'), line('rewrite', '^', '$name', 'break')),
  inside(
    locations.unsatisfiable,
    ...guards({ policy: '$policy', shared: false, https }),
    header('Cross-Origin-Resource-Policy', '$resource_policy'),
    header('Access-Control-Allow-Origin', '$allowed_origin'),
    header('Cache-Control', uncached.error),
    // Without a variable nginx would send a page of its own.
    set('$nothing', ''),
    line('return', '416', quoted('$nothing')),
  ),
];
