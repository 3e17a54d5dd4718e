import { labels } from './labels.ts';
import { choices } from './uz/choices.ts';
import { names } from './uz/names.ts';
import { panel } from './uz/panel.ts';
import { publishing } from './uz/publishing.ts';
import { schedule } from './uz/schedule.ts';
import { uses } from './uz/uses.ts';

/** Everything that the panel says in this language, by the ids that it asks for. */
export const texts: Readonly<Record<string, string>> = {
  ...panel,
  ...publishing,
  ...schedule,
  ...uses,
  ...labels(names),
  ...choices,
};
