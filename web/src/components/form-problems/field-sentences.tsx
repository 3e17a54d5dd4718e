import type { FormField } from '@ochiq/contract/forms/form-field';

import { useMessages } from '../../i18n/use-messages';
import type { LabelWord } from '../form-field/field-words';
import { listProblemCodes, getProblemText } from './get-problem-text';

/** Renders all possible problems of a field, hidden: the edge reveals those that apply. */
export function FieldSentences({ name, word, facts }: { name: string; word: LabelWord; facts: FormField }) {
  const t = useMessages();
  return (
    <>
      {listProblemCodes(facts).map((code) => (
        <p key={code} hidden data-when={`problem:${name}:${code}`}>
          {getProblemText(t, code, word, facts)}
        </p>
      ))}
    </>
  );
}
