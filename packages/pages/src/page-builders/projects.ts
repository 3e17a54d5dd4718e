import { projectKinds, type ProjectKind, type ProjectStage } from '@ochiq/contract/content/project';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { toDateView, type DateView } from '../format/date.ts';
import { formatMoney } from '../format/number.ts';
import { compareByOrder } from '../format/order.ts';
import type { DefinedPage } from '../define-page.ts';
import { listVersions, listEntries, type RenderContext } from '../render-context.ts';
import { linkTo, type LinkView } from '../view-models/link.ts';
import { toGalleryViews, toPictureView, type PictureView } from '../view-models/media.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineDetailPages, defineEmptyExamplePage, defineExamplePage, type DetailPageDefinition } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';

export type ProjectCard = LinkView & {
  id: string;
  kind: ProjectKind;
  stage: ProjectStage;
  summary: string;
  region: string | null;
  amount: string | null;
  startsOn: DateView | null;
  endsOn: DateView | null;
  cover: PictureView | null;
};
export type ProjectListBody = { section: SectionView; projects: ProjectCard[]; elsewhere: number };
export type ProjectBody = {
  lang: Locale | null;
  /** `null` where no project is published. */
  project: (ProjectCard & { partners: string | null; body: RichTextView | null; gallery: PictureView[] }) | null;
};

function toProjectCard(context: RenderContext, project: Entry<'project'>): ProjectCard {
  const { documentId: id, slug, name, kind, stage, summary, region, amount, currency, startsOn, endsOn, cover } = project;
  const { locale } = context;
  return {
    ...linkTo(context, 'project-item', { slug }, name),
    id,
    kind,
    stage,
    summary,
    region,
    amount: amount !== null && currency !== null ? formatMoney(amount, currency, locale) : null,
    startsOn: startsOn === null ? null : toDateView(startsOn, locale),
    endsOn: endsOn === null ? null : toDateView(endsOn, locale),
    cover: toPictureView(cover),
  };
}

function planList(route: 'project' | 'investment-projects', kinds: readonly ProjectKind[]) {
  return (context: RenderContext): DefinedPage<'project-list', ProjectListBody>[] => [
    defineSectionPage(context, route, (section) => {
      const { entries, elsewhere } = listEntries(context, 'project', ({ kind }) => kinds.includes(kind));
      return { section, projects: entries.sort(compareByOrder).map((project) => toProjectCard(context, project)), elsewhere };
    }),
  ];
}

function describeProject(context: RenderContext, project: Entry<'project'>, foreign: Locale | null): DetailPageDefinition<ProjectBody> {
  return {
    title: project.name,
    description: [project.summary, () => extractParagraphs(project.body)],
    trail: [getSectionCrumb(context, project.kind === 'investment' ? 'investment-projects' : 'project')],
    sectioned: true,
    body: () => ({
      lang: foreign,
      project: {
        ...toProjectCard(context, project),
        partners: project.partners,
        body: toRichTextView(context, project.body, { lang: foreign }),
        gallery: toGalleryViews(project.gallery, foreign ?? context.locale),
      },
    }),
  };
}

export const projectPlanners = {
  project: planList('project', projectKinds),
  'investment-projects': planList('investment-projects', ['investment']),
  'project-item': (context: RenderContext): DefinedPage<'project', ProjectBody>[] =>
    defineDetailPages(context, 'project-item', 'project', describeProject),
  'project-details': (context: RenderContext): DefinedPage<'project', ProjectBody>[] => {
    const [first] = listVersions(context, 'project').sort((a, b) => compareByOrder(a.entry, b.entry));
    return [
      first
        ? defineExamplePage(context, 'project-details', 'project-item', first.document, describeProject)
        : defineEmptyExamplePage(context, 'project-details', 'project', { lang: null, project: null }),
    ];
  },
};
