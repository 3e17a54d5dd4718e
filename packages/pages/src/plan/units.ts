import type { UnitKind } from '@ochiq/contract/content/unit';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { byOrder } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { everyVersion, theDocument, theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { personCard, type PersonCard } from '../view/person.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';
import { paragraphsOf } from '../view/plain-text.ts';

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

function headOf(reading: Reading, unit: Entry<'unit'>): PersonCard | null {
  const found = theDocument(reading, 'person', unit.head);
  return found && personCard(reading, found.entry, found.foreign);
}

function headName(reading: Reading, unit: Entry<'unit'>): UnitHead | null {
  const head = headOf(reading, unit);
  return head && { name: head.name, position: head.position, path: head.path, lang: head.lang };
}

function unitCard(reading: Reading, unit: Entry<'unit'>, foreign: Locale | null = null): UnitCard {
  const { documentId: id, slug, name, kind, summary, address, phone, email } = unit;
  const head = headName(reading, unit);
  return { ...linkTo(reading, 'unit', { slug }, name, foreign), id, kind, summary, address, phone, email, head };
}

/**
 * Builds the tree of units below `parent`. A unit whose parent is not published is a root; cycles of parents are cut.
 */
function childrenOf(reading: Reading, parent: string | null, above: readonly string[] = []): UnitNode[] {
  return everyVersion(reading, 'unit')
    .filter(
      ({ entry }) =>
        (theDocument(reading, 'unit', entry.parent) === null ? null : entry.parent) === parent && !above.includes(entry.documentId),
    )
    .sort((a, b) => byOrder(a.entry, b.entry))
    .map(({ entry, foreign }) => {
      const { documentId: id, slug, name, kind, phone } = entry;
      return {
        ...linkTo(reading, 'unit', { slug }, name, foreign),
        id,
        kind,
        head: headName(reading, entry),
        phone,
        children: childrenOf(reading, id, [...above, id]),
      };
    });
}

function planList(route: 'central-apparatus' | 'suborg', kinds: readonly UnitKind[]) {
  return (reading: Reading): PlannedPage[] => [
    planSection(reading, route, (section) => {
      const { entries, elsewhere } = theList(reading, 'unit', ({ kind }) => kinds.includes(kind));
      const units = entries.sort(byOrder);
      const groups = kinds.map((kind) => ({
        kind,
        units: units.filter((unit) => unit.kind === kind).map((unit) => unitCard(reading, unit)),
      }));
      return { section, groups: groups.filter(({ units: some }) => some.length > 0), elsewhere };
    }),
  ];
}

export const unitPlanners = {
  structure: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'structure', (section) => ({ section, roots: childrenOf(reading, null) })),
  ],
  'central-apparatus': planList('central-apparatus', ['central-apparatus']),
  suborg: planList('suborg', ['system-organization', 'expedition', 'monitoring-service']),
  unit: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'unit', 'unit', (here, unit, foreign) => ({
      title: unit.name,
      description: [unit.summary, ...paragraphsOf(unit.body), [unit.name, unit.address].filter(Boolean).join(', ')],
      trail: [crumbOf(here, unit.kind === 'central-apparatus' ? 'central-apparatus' : 'suborg')],
      sectioned: true,
      body: () => {
        const parent = theDocument(here, 'unit', unit.parent);
        return {
          lang: foreign,
          unit: {
            ...unitCard(here, unit, foreign),
            head: headOf(here, unit),
            body: richTextView(here, unit.body),
            parent: parent && linkTo(here, 'unit', { slug: parent.entry.slug }, parent.entry.name, parent.foreign),
            children: childrenOf(here, unit.documentId, [unit.documentId]).map(({ label, path, lang }) => ({ label, path, lang })),
          },
        };
      },
    })),
};
