import type { UnitKind } from '@ochiq/contract/content/unit';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { compareByOrder } from '../format/order.ts';
import type { DefinedPage } from '../define-page.ts';
import { listVersions, getDocument, listEntries, type RenderContext } from '../render-context.ts';
import { linkTo, type LinkView } from '../view-models/link.ts';
import { toPersonCard, type PersonCard } from '../view-models/person.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineDetailPages } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';

export type UnitHead = Pick<PersonCard, 'name' | 'position' | 'path' | 'lang'>;
export type UnitCard = LinkView & {
  id: string;
  kind: UnitKind;
  summary: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** The head of the unit. */
  head: UnitHead | null;
};
export type UnitNode = LinkView & {
  id: string;
  kind: UnitKind;
  head: UnitHead | null;
  phone: string | null;
  children: UnitNode[];
};

export type StructureBody = { section: SectionView; roots: UnitNode[] };
export type UnitListBody = { section: SectionView; groups: { kind: UnitKind; units: UnitCard[] }[]; elsewhere: number };
export type UnitBody = {
  lang: Locale | null;
  unit: Omit<UnitCard, 'head'> & { head: PersonCard | null; body: RichTextView | null; parent: LinkView | null; children: LinkView[] };
};

function getUnitHead(context: RenderContext, unit: Entry<'unit'>): PersonCard | null {
  const headDocument = getDocument(context, 'person', unit.head);
  return headDocument && toPersonCard(context, headDocument.entry, headDocument.foreign);
}

function getHeadName(context: RenderContext, unit: Entry<'unit'>): UnitHead | null {
  const head = getUnitHead(context, unit);
  return head && { name: head.name, position: head.position, path: head.path, lang: head.lang };
}

function toUnitCard(context: RenderContext, unit: Entry<'unit'>, foreign: Locale | null = null): UnitCard {
  const { documentId: id, slug, name, kind, summary, address, phone, email } = unit;
  const head = getHeadName(context, unit);
  return { ...linkTo(context, 'unit', { slug }, name, foreign), id, kind, summary, address, phone, email, head };
}

/**
 * Builds the tree of units below `parent`. A unit whose parent is not published is a root; cycles of parents are cut.
 */
function buildUnitTree(context: RenderContext, parent: string | null, above: readonly string[] = []): UnitNode[] {
  return listVersions(context, 'unit')
    .filter(
      ({ entry }) =>
        (getDocument(context, 'unit', entry.parent) === null ? null : entry.parent) === parent && !above.includes(entry.documentId),
    )
    .sort((a, b) => compareByOrder(a.entry, b.entry))
    .map(({ entry, foreign }) => {
      const { documentId: id, slug, name, kind, phone } = entry;
      return {
        ...linkTo(context, 'unit', { slug }, name, foreign),
        id,
        kind,
        head: getHeadName(context, entry),
        phone,
        children: buildUnitTree(context, id, [...above, id]),
      };
    });
}

function planList(route: 'central-apparatus' | 'suborg', kinds: readonly UnitKind[]) {
  return (context: RenderContext): DefinedPage<'unit-list', UnitListBody>[] => [
    defineSectionPage(context, route, (section) => {
      const { entries, elsewhere } = listEntries(context, 'unit', ({ kind }) => kinds.includes(kind));
      const units = entries.sort(compareByOrder);
      const groups = kinds.map((kind) => ({
        kind,
        units: units.filter((unit) => unit.kind === kind).map((unit) => toUnitCard(context, unit)),
      }));
      return { section, groups: groups.filter(({ units: some }) => some.length > 0), elsewhere };
    }),
  ];
}

export const unitPlanners = {
  structure: (context: RenderContext): DefinedPage<'structure', StructureBody>[] => [
    defineSectionPage(context, 'structure', (section) => ({ section, roots: buildUnitTree(context, null) })),
  ],
  'central-apparatus': planList('central-apparatus', ['central-apparatus']),
  suborg: planList('suborg', ['system-organization', 'expedition', 'monitoring-service']),
  unit: (context: RenderContext): DefinedPage<'unit', UnitBody>[] =>
    defineDetailPages(context, 'unit', 'unit', (here, unit, foreign) => ({
      title: unit.name,
      description: [unit.summary, () => extractParagraphs(unit.body), [unit.name, unit.address].filter(Boolean).join(', ')],
      trail: [getSectionCrumb(here, unit.kind === 'central-apparatus' ? 'central-apparatus' : 'suborg')],
      sectioned: true,
      sectionAbove: getSectionCrumb(here, 'structure').label,
      body: () => {
        const parent = getDocument(here, 'unit', unit.parent);
        return {
          lang: foreign,
          unit: {
            ...toUnitCard(here, unit, foreign),
            head: getUnitHead(here, unit),
            body: toRichTextView(here, unit.body, { lang: foreign }),
            parent: parent && linkTo(here, 'unit', { slug: parent.entry.slug }, parent.entry.name, parent.foreign),
            children: buildUnitTree(here, unit.documentId, [unit.documentId]).map(({ label, path, lang }) => ({ label, path, lang })),
          },
        };
      },
    })),
};
