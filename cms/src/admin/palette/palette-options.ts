import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { MarkedText } from '@ochiq/contract/search/search';
import { toFolded } from '@ochiq/uzbek/to-folded';

import type { PanelSearchResponse, SearchStartResponse } from '../../content/panel-search/panel-search.ts';
import { getEntryAddress } from '../edited-entry.ts';
import type { PaletteText } from '../texts/en/palette.ts';
import type { Translate } from '../texts/use-texts.ts';

/** A result: where it leads, and what is shown of it. */
export type PaletteOption = { address: string; title: MarkedText; note: string; excerpt: MarkedText };

/** Results under one name. */
export type PaletteSection = { name: string; options: readonly PaletteOption[] };

/** What names are taken from: the panel's own texts. */
export type PaletteWords = {
  translate: Translate<PaletteText>;
  getTypeLabel: (type: ContentTypeName) => string;
  getStateLabel: (state: PanelSearchResponse['groups'][number]['hits'][number]['state']) => string;
};

const plain = (text: string): MarkedText => [{ text, isMatch: false }];
const inLocale = (path: string, locale: string) => `${path}?plugins[i18n][locale]=${locale}`;

/** The types of which a new entry is offered before anything is typed. */
const mostCreated: readonly ContentTypeName[] = ['news', 'announcement', 'document'];
const maxCommands = 5;

type Command = PaletteOption & { label: string; isOffered: boolean };

/** Lists what the user can go to: their desk, lists, new entries, files, the trash. */
function listCommands(start: SearchStartResponse, { translate, getTypeLabel }: PaletteWords): Command[] {
  const toCommand = (label: string, address: string, isOffered: boolean): Command => ({
    ...{ label, address, isOffered },
    ...{ title: plain(label), note: '', excerpt: [] },
  });
  return [
    toCommand(translate('ochiq.palette.desk'), '/', true),
    ...start.creatable.map(({ type, locale }) =>
      toCommand(
        translate('ochiq.palette.new', { type: getTypeLabel(type) }),
        inLocale(`/content-manager/collection-types/${getContentTypeUid(type)}/create`, locale),
        mostCreated.includes(type),
      ),
    ),
    ...start.listed.map(({ type, locale }) =>
      toCommand(getTypeLabel(type), getEntryAddress({ type, documentId: '', locale }).replace('/?', '?'), false),
    ),
    ...(start.hasFiles ? [toCommand(translate('ochiq.palette.library'), '/plugins/upload', true)] : []),
    ...(start.mayDelete ? [toCommand(translate('ochiq.palette.trash'), '/trash', true)] : []),
  ];
}

/** Returns whether each word of the query begins a word of the label, in any alphabet of Uzbek. */
function isCommandMeant(label: string, q: string): boolean {
  const words = toFolded(label).split(/[^\p{L}\p{N}]+/u);
  const typed = toFolded(q)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return typed.every((begun) => words.some((word) => word.startsWith(begun)));
}

const withoutEmpty = (sections: readonly PaletteSection[]) => sections.filter(({ options }) => options.length > 0);

/** Lists what is shown before anything is typed: what the user worked on last, and where they go most often. */
export function listStartSections(start: SearchStartResponse, words: PaletteWords): PaletteSection[] {
  const { translate, getTypeLabel } = words;
  const recent = start.recent.map(({ type, document, locale, title }): PaletteOption => {
    const label = getTypeLabel(type);
    return {
      address: getEntryAddress({ type, documentId: document, locale }),
      title: plain(title === '' ? label : title),
      note: [...(title === '' ? [] : [label]), locale].join(' · '),
      excerpt: [],
    };
  });
  return withoutEmpty([
    { name: translate('ochiq.palette.recent'), options: recent },
    { name: translate('ochiq.palette.commands'), options: listCommands(start, words).filter(({ isOffered }) => isOffered) },
  ]);
}

/** Lists the results of a query by type, and the commands that it names before them. */
export function listResultSections(
  { start, response, q }: { start: SearchStartResponse | null; response: PanelSearchResponse; q: string },
  words: PaletteWords,
): PaletteSection[] {
  const { translate, getTypeLabel, getStateLabel } = words;
  const commands = start ? listCommands(start, words).filter(({ label }) => isCommandMeant(label, q)) : [];
  const entries = response.groups.map(({ type, hits }): PaletteSection => ({
    name: getTypeLabel(type),
    options: hits.map(({ document, locale, title, state, excerpt }) => ({
      address: getEntryAddress({ type, documentId: document, locale }),
      title: title.length === 0 ? plain(getTypeLabel(type)) : title,
      note: [locale, getStateLabel(state)].join(' · '),
      excerpt,
    })),
  }));
  const files = response.files.map(({ name, title, excerpt }): PaletteOption => ({
    address: `/plugins/upload?${new URLSearchParams({ page: '1', _q: name }).toString()}`,
    title,
    note: translate('ochiq.palette.file'),
    excerpt,
  }));
  return withoutEmpty([
    { name: translate('ochiq.palette.commands'), options: commands.slice(0, maxCommands) },
    ...entries,
    { name: translate('ochiq.palette.files'), options: files },
  ]);
}
