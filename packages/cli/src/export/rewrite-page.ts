import { type ExportedSite, rewriteAddress, rewriteCss, toLiveAddress } from './rewrite-address.ts';
import { transformPage, type Tag, type TagEdit } from './html-tags.ts';

/** Attributes with an address of what the page shows or links to. */
const addresses = ['href', 'src', 'poster', 'data', 'xlink:href'];
/** Attributes with addresses of one picture in several sizes. */
const choices = ['srcset', 'imagesrcset'];

/** Form controls. */
const controls = ['input', 'select', 'textarea'];

const getRels = ({ attributes }: Tag) => new Set((attributes.get('rel') ?? '').toLowerCase().split(/\s+/u));

/** Returns whether a link is needed by scripts only. */
const isForScripts = (tag: Tag) =>
  getRels(tag).has('modulepreload') || getRels(tag).has('prefetch') || ['script', 'fetch'].includes(tag.attributes.get('as') ?? '');

/** Returns whether a link is the page's own address or that of another language: these remain on the live site. */
const isLiveSiteLink = (tag: Tag) => ['canonical', 'alternate', 'search', 'manifest'].some((rel) => getRels(tag).has(rel));

const rewriteChoices = (value: string, rewrite: (address: string) => string) =>
  value
    .split(/,\s+/u)
    .map((choice) => choice.trim().replace(/^\S+/u, rewrite))
    .join(', ');

/**
 * Rewrites a page for the export: complete without scripts, addresses relative to its file, queries sent to the live
 * site. A form that submits links to itself there and is disabled here: the site rejects forms from other origins, and
 * the input would be lost. Alerts are left out: they are of the hour, and a copy is read later.
 * @param from the name of its file
 */
export function rewritePage(html: string, from: string, site: ExportedSite): string {
  const rewrite = (address: string) => rewriteAddress(address, from, site);
  const toLive = (address: string) => toLiveAddress(address, from, site);

  const editLink = (tag: Tag): TagEdit => {
    if (isForScripts(tag)) return 'remove';
    const href = tag.attributes.get('href');
    if (href === undefined) return {};
    return { href: isLiveSiteLink(tag) ? toLive(href) : rewrite(href) };
  };
  let isSending = false;
  const editForm = ({ attributes }: Tag): TagEdit => {
    const method = attributes.get('method')?.toLowerCase();
    isSending = method === 'post';
    if (method === 'dialog') return {};
    return { ...(isSending && { method: 'get' }), action: toLive(attributes.get('action') ?? '') };
  };
  const rewriteAttributes = ({ attributes }: Tag, names: readonly string[], change: (value: string) => string) =>
    names.flatMap((name): [string, string][] => {
      const value = attributes.get(name);
      return value === undefined ? [] : [[name, change(value)]];
    });

  return transformPage(html, {
    tag(tag) {
      if (tag.name === 'link') return editLink(tag);
      if (tag.name === 'form') return editForm(tag);
      if (tag.name === '/form') isSending = false;
      if (isSending && controls.includes(tag.name)) return { disabled: '' };
      return Object.fromEntries([
        ...rewriteAttributes(tag, addresses, rewrite),
        ...rewriteAttributes(tag, choices, (value) => rewriteChoices(value, rewrite)),
        ...rewriteAttributes(tag, ['formaction'], toLive),
      ]);
    },
    comment: (comment) => (comment.startsWith('<!--#include') ? '' : comment),
    style: (css) => rewriteCss(css, from, site),
    keepsScript: ({ attributes }) => attributes.get('type') === 'application/ld+json',
  });
}
