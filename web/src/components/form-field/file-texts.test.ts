import { fileLimits, formFileExtensions } from '@ochiq/contract/forms/form-files';

import en from '../../i18n/en/forms.json';
import enProblems from '../../i18n/en/problems.json';
import ru from '../../i18n/ru/forms.json';
import ruProblems from '../../i18n/ru/problems.json';
import uz from '../../i18n/uz/forms.json';
import uzProblems from '../../i18n/uz/problems.json';

const words = { uz: [uz, uzProblems], ru: [ru, ruProblems], en: [en, enProblems] } as const;

it.each(Object.entries(words))('says in %s how many files are taken, how large they may be, and of which kinds', (_, [forms, problems]) => {
  const limits = [String(fileLimits.count), `${String(fileLimits.megabytes)} `];
  for (const text of [forms.files.hint, problems.files]) for (const limit of limits) expect(text).toContain(limit);
  const kinds = formFileExtensions.filter((extension) => extension !== '.jpeg').map((extension) => extension.slice(1).toUpperCase());
  expect(forms.files.hint.toUpperCase()).toContain(`: ${kinds.join(', ')}.`);
});
