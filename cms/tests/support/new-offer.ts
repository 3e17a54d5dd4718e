import { getDocumentId, createEntriesClient, type Editor } from './panel';

const dayMs = 24 * 60 * 60 * 1000;
/** A day that lies far enough from now to be on its side of it in Tashkent, too. */
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The last days of offers that take applications and questions, and of those that do not. */
export const lastDay = { open: dayFromNow(30), closed: dayFromNow(-2) } as const;

const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }];

type Change = Readonly<Record<string, unknown>>;

/** Publishes a vacancy in Uzbek that takes applications, or as the change says. @returns its document id */
export const newVacancy = async (editor: Editor, slug: string, change: Change = {}): Promise<string> =>
  getDocumentId(
    await createEntriesClient(editor, 'vacancy', 'uz').createAndPublish({
      ...{ title: 'Kimyogar-analitik', slug, requirements: text, publishedOn: dayFromNow(-20), deadline: lastDay.open },
      ...change,
    }),
  );

/** Publishes a tender in Uzbek that takes offers, or as the change says. @returns its document id */
export const newTender = async (editor: Editor, slug: string, change: Change = {}): Promise<string> =>
  getDocumentId(
    await createEntriesClient(editor, 'tender', 'uz').createAndPublish({
      ...{ title: 'Burgʻilash uskunalari', slug, number: slug, publishedOn: dayFromNow(-20), deadline: lastDay.open, files: [] },
      ...change,
    }),
  );
