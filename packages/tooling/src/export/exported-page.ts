import { exportedAddress, liveAddress } from './exported-address.ts';
import { exportedCss } from './exported-css.ts';
import type { ExportedSite } from './exported-site.ts';
import { editPage, type Tag, type TagEdit } from './html-tags.ts';

/** Attributes with an address of what the page shows or links to. */
const addresses = ['href', 'src', 'poster', 'data', 'xlink:href'];
/** Attributes with addresses of one picture in several sizes. */
const choices = ['srcset', 'imagesrcset'];

/** Form controls. */
const controls = ['input', 'select', 'textarea'];

const relsOf = ({ attributes }: Tag) => new Set((attributes.get('rel') ?? '').toLowerCase().split(/\s+/u));

/** Returns whether a link is needed by scripts only. */
const isForScripts = (tag: Tag) =>
  relsOf(tag).has('modulepreload') || relsOf(tag).has('prefetch') || ['script', 'fetch'].includes(tag.attributes.get('as') ?? '');

/** Returns whether a link is the page's own address or that of another language: these remain on the live site. */
const isOfLiveSite = (tag: Tag) => ['canonical', 'alternate', 'search', 'manifest'].some((rel) => relsOf(tag).has(rel));

const exportedChoices = (value: string, renew: (address: string) => string) =>
  value
    .split(/,\s+/u)
    .map((choice) => choice.trim().replace(/^\S+/u, renew))
    .join(', ');

/**
 * Rewrites a page for the export: complete without scripts, addresses relative to its file, queries sent to the live
 * site. A form that submits links to itself there and is disabled here: the site rejects forms from other origins, and
 * the input would be lost. Alerts are left out: they are of the hour, and a copy is read later.
 * @param from the name of its file
 */
export function exportedPage(html: string, from: string, site: ExportedSite): string {
  const renew = (address: string) => exportedAddress(address, from, site);
  const live = (address: string) => liveAddress(address, from, site);

  const linkEdit = (tag: Tag): TagEdit => {
    if (isForScripts(tag)) return 'remove';
    const href = tag.attributes.get('href');
    if (href === undefined) return {};
    return { href: isOfLiveSite(tag) ? live(href) : renew(href) };
  };
  let isSending = false;
  const formEdit = ({ attributes }: Tag): TagEdit => {
    const method = attributes.get('method')?.toLowerCase();
    isSending = method === 'post';
    if (method === 'dialog') return {};
    return { ...(isSending && { method: 'get' }), action: live(attributes.get('action') ?? '') };
  };
  const changed = ({ attributes }: Tag, names: readonly string[], change: (value: string) => string) =>
    names.flatMap((name): [string, string][] => {
      const value = attributes.get(name);
      return value === undefined ? [] : [[name, change(value)]];
    });

  return editPage(html, {
    tag(tag) {
      if (tag.name === 'link') return linkEdit(tag);
      if (tag.name === 'form') return formEdit(tag);
      if (tag.name === '/form') isSending = false;
      if (isSending && controls.includes(tag.name)) return { disabled: '' };
      return Object.fromEntries([
        ...changed(tag, addresses, renew),
        ...changed(tag, choices, (value) => exportedChoices(value, renew)),
        ...changed(tag, ['formaction'], live),
      ]);
    },
    comment: (comment) => (comment.startsWith('<!--#include') ? '' : comment),
    style: (css) => exportedCss(css, from, site),
    keepsScript: ({ attributes }) => attributes.get('type') === 'application/ld+json',
  });
}
