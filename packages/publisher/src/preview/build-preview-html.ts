import { getPathPrefix } from '../site-paths.ts';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/giu;
/** Links that load resources for scripts only. */
const scriptLinks =
  /<link\b(?=[^>]*\brel="(?:modulepreload|prefetch|preload)")(?=[^>]*\b(?:as="(?:script|fetch)"|rel="(?:modulepreload|prefetch)"))[^>]*>/giu;
/** No scripts run here: show what readers without scripts see. */
const noscripts = /<\/?noscript\b[^>]*>/giu;
const robots = /<meta\b[^>]*\bname="robots"[^>]*>/giu;
/** Links for search engines, feed readers and installed apps: a preview needs none of them. */
const otherLinks = /<link\b[^>]*\brel="(?:alternate|canonical|manifest|search)"[^>]*>/giu;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

/** Excludes search engines; links open outside of the panel's frame. */
export const previewHead = '<meta name="robots" content="noindex"><base target="_blank">';

const style =
  '<style>.ochiq-preview{position:sticky;inset-block-start:0;z-index:9999;margin:0;padding:.5rem 1rem;' +
  'background:#7a1f00;color:#fff;font:600 1rem/1.4 system-ui,sans-serif;text-align:center}</style>';

/** A link within the site. */
const siteLinks = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/giu;

/**
 * Builds the preview of a page: without scripts, not indexed, with a notice on top, if any. Links lead to the public site,
 * except uploads, which may exist only in the draft.
 */
export function buildPreviewHtml(page: string, notice: string | null, siteUrl: string): string {
  const [{ origin }, uploads] = [new URL(siteUrl), `${getPathPrefix(siteUrl)}/media/`];
  const scriptless = page.replace(scripts, '').replace(scriptLinks, '').replace(noscripts, '').replace(robots, '').replace(otherLinks, '');
  return scriptless
    .replace(siteLinks, (link, before: string, to: string) => (to.startsWith(uploads) ? link : before + origin + to))
    .replace(/<head\b[^>]*>/iu, (head) => head + previewHead + style)
    .replace(/<body\b[^>]*>/iu, (body) =>
      notice === null ? body : `${body}<p class="ochiq-preview" role="status">${escapeHtml(notice)}</p>`,
    );
}
