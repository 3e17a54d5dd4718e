import { personGroups, type PersonGroup } from '@ochiq/contract/content/person';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { compareByOrder } from '../format/order.ts';
import type { DefinedPage, RouteTemplate } from '../define-page.ts';
import { getDocument, listEntries, type RenderContext } from '../render-context.ts';
import { linkTo, type LinkView } from '../view-models/link.ts';
import { toPersonCard, type PersonCard } from '../view-models/person.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineDetailPages } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import { buildPerson } from '../structured-data/thing.ts';

export type PeopleBody = { section: SectionView; groups: { group: PersonGroup; people: PersonCard[] }[]; elsewhere: number };

export type PersonBody = {
  lang: Locale | null;
  person: PersonCard;
  unit: LinkView | null;
  biography: RichTextView | null;
  laborActivity: { from: number; to: number | null; what: string }[];
  /** Paragraphs. */
  tasks: string[];
};

/** Lists the people of some groups in the reader's language: group by group, within each in the editor's order. */
export function listPeople(context: RenderContext, groups: readonly PersonGroup[]): { people: Entry<'person'>[]; elsewhere: number } {
  const { entries, elsewhere } = listEntries(context, 'person', ({ group }) => groups.includes(group));
  const getGroupIndex = ({ group }: Entry<'person'>) => groups.indexOf(group);
  return { people: entries.sort((a, b) => getGroupIndex(a) - getGroupIndex(b) || compareByOrder(a, b)), elsewhere };
}

function buildPeopleBody(context: RenderContext, section: SectionView, groups: readonly PersonGroup[]): PeopleBody {
  const { people, elsewhere } = listPeople(context, groups);
  const filled = groups.map((group) => ({
    group,
    people: people.filter((person) => person.group === group).map((person) => toPersonCard(context, person)),
  }));
  return { section, groups: filled.filter(({ people: some }) => some.length > 0), elsewhere };
}

function planPeople<R extends 'administration' | 'ministers' | 'team' | 'team2'>(route: R, groups: readonly PersonGroup[]) {
  return (context: RenderContext): DefinedPage<RouteTemplate<R>, PeopleBody>[] => [
    defineSectionPage(context, route, (section) => buildPeopleBody(context, section, groups)),
  ];
}

export const peoplePlanners = {
  administration: planPeople('administration', ['leadership', 'chief-specialist']),
  ministers: planPeople('ministers', ['minister']),
  team: planPeople('team', personGroups),
  team2: planPeople('team2', personGroups),
  person: (context: RenderContext): DefinedPage<'person', PersonBody>[] =>
    defineDetailPages(context, 'person', 'person', (here, person, foreign) => ({
      title: person.name,
      description: [`${person.name}, ${person.position}`, () => extractParagraphs(person.biography)],
      things: ({ url }) => [buildPerson(here, person, url)],
      trail: [getSectionCrumb(here, person.group === 'minister' ? 'ministers' : 'administration')],
      body: () => {
        const unit = getDocument(here, 'unit', person.unit);
        return {
          lang: foreign,
          person: toPersonCard(here, person),
          unit: unit && linkTo(here, 'unit', { slug: unit.entry.slug }, unit.entry.name, unit.foreign),
          biography: toRichTextView(here, person.biography, { lang: foreign }),
          laborActivity: person.laborActivity.map(({ from, to, what }) => ({ from, to, what })),
          tasks: person.tasks === null ? [] : person.tasks.split('\n').filter((line) => line.trim() !== ''),
        };
      },
    })),
};
