import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { alertDataPattern } from '@ochiq/contract/routing/alert-place';
import * as z from 'zod';

import { parseAddress } from '../routing/address.ts';
import { stripBasePath, type SiteAddress } from '../routing/site-address.ts';
import { readDocumentView, readNavigationView, type PageView } from './page-view.ts';

/**
 * A line of nginx's log. It tells the hour and no minute, no address of a reader and no program; of a referer the
 * host, and the path where it is this site's.
 */
const logLine = z.object({
  /** `2026-11-20T13+05:00`. */
  hour: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d[+-]\d\d:\d\d$/u),
  target: z.string(),
  referer: z.string(),
  site: z.string(),
});

/** What nginx has checked before it writes a line: a browser asks, and its reader may be counted. */
const checkedAgent = 'Mozilla';

export type LoggedView = { day: string; view: PageView };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a page view from a line of nginx's log; undefined for one that is none. */
export function readLoggedView(text: string, site: SiteAddress): LoggedView | undefined {
  const { data } = logLine.safeParse(parseJson(text));
  const address = data && parseAddress(data.target);
  const segments = address && !('fault' in address) ? stripBasePath(address.segments, site.base) : undefined;
  if (!data || !segments) return undefined;
  const path = `/${segments.join('/')}`;
  const headers = {
    'user-agent': checkedAgent,
    ...(data.referer !== '' && { referer: data.referer }),
    ...(data.site !== '' && { 'sec-fetch-site': data.site }),
  };
  const view = alertDataPattern.test(path) ? readNavigationView(headers, site) : readDocumentView(path, headers, site);
  const at = new Date(data.hour.replace(/(?<=T\d\d)/u, ':00'));
  return view && !Number.isNaN(at.getTime()) ? { day: toTashkentDay(at), view } : undefined;
}
