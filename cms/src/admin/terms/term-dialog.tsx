import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { toCyrillic } from '@ochiq/uzbek/to-cyrillic';
import { Field, Textarea, TextInput } from '@strapi/design-system';
import { type ChangeEvent, useState } from 'react';

import { type ShownTerm, type TermInput, termKinds } from '../../content/terms/terms.ts';
import { ReviewDialog } from '../review/dialogs/review-dialog.tsx';
import { ChoiceField } from '../shared/choice-field.tsx';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { updateWords, createTermForm, readTermForm, type TermForm, type TermWordPart, termWordParts } from './term-form.ts';
import { termTexts } from './term-texts.ts';

type TextProps = {
  name: string;
  label: string;
  hint?: string;
  lang?: string;
  isLong?: boolean;
  value: string;
  change: (value: string) => void;
};

/** Renders a field for words: one line, or several. */
function WordsField({ name, label, hint, lang, isLong = false, value, change }: TextProps) {
  const props = {
    ...{ value, lang },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(target.value),
  };
  return (
    <Field.Root name={name} width="100%" {...(hint !== undefined && { hint })}>
      <Field.Label>{label}</Field.Label>
      {isLong ? <Textarea {...props} /> : <TextInput {...props} />}
      <Field.Hint />
    </Field.Root>
  );
}

type LanguageProps = { language: Locale; form: TermForm; setForm: (form: TermForm) => void };

/** Renders the fields for the words of one language. */
function LanguageFields({ language, form, setForm }: LanguageProps) {
  const translate = useOwnTexts(termTexts);
  const { name } = locales[language];
  const labels: Readonly<Record<TermWordPart, string>> = {
    text: name,
    admitted: translate('ochiq.terms.admitted', { language: name }),
    forbidden: translate('ochiq.terms.forbidden', { language: name }),
  };
  const { text } = form.words[language];
  return (
    <>
      {termWordParts.map((part) => (
        <WordsField
          key={part}
          name={`ochiq-term-${language}-${part}`}
          label={labels[part]}
          lang={language}
          isLong={part !== 'text'}
          {...(part !== 'text' && { hint: translate('ochiq.terms.lines') })}
          value={form.words[language][part]}
          change={(value) => setForm(updateWords(form, language, part, value))}
        />
      ))}
      {language === 'uz' && (
        <WordsField
          name="ochiq-term-cyrillic"
          label={translate('ochiq.terms.cyrillic')}
          lang="uz-Cyrl"
          {...(text.trim() !== '' && { hint: translate('ochiq.terms.cyrillic.hint', { words: toCyrillic(text.trim()) }) })}
          value={form.cyrillic}
          change={(cyrillic) => setForm({ ...form, cyrillic })}
        />
      )}
    </>
  );
}

type Props = {
  /** The term that is changed; `null` for a new one. */
  former: ShownTerm | null;
  save: (term: TermInput) => Promise<unknown>;
  close: () => void;
  returnFocus: () => void;
};

/** Renders the dialog for a new term, or for a changed one. */
export function TermDialog({ former, save, close, returnFocus }: Props) {
  const translate = useOwnTexts(termTexts);
  const [form, setForm] = useState(() => createTermForm(former));
  return (
    <ReviewDialog
      title={translate(former === null ? 'ochiq.terms.add' : 'ochiq.terms.change.title')}
      action={translate('ochiq.terms.save')}
      run={() => save(readTermForm(form))}
      close={close}
      returnFocus={returnFocus}
    >
      <ChoiceField
        name="ochiq-term-kind"
        label={translate('ochiq.terms.kind')}
        options={termKinds.map((kind) => ({ value: kind, label: translate(`ochiq.terms.kind.${kind}`) }))}
        value={form.kind}
        choose={(kind) => setForm({ ...form, kind })}
      />
      {localeCodes.map((language) => (
        <LanguageFields key={language} language={language} form={form} setForm={setForm} />
      ))}
      <WordsField
        name="ochiq-term-note"
        label={translate('ochiq.terms.note')}
        value={form.note}
        change={(note) => setForm({ ...form, note })}
      />
    </ReviewDialog>
  );
}
