import type { ReactNode, Ref } from 'react';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './form-problems.module.css';

/** The edge focuses it on load when it reveals it: of several, which a page may not have, the visible one. */
const focusedWhenShown = { 'data-focus': '' };

type ProblemBoxProps = {
  children: ReactNode;
  /** The condition under which the edge reveals it; hidden until then. */
  when?: string;
  /** The element that receives the focus. */
  boxRef?: Ref<HTMLDivElement>;
};

/** Renders above a form why it was not sent. */
export function ProblemBox({ when, boxRef, children }: ProblemBoxProps) {
  const hidden = when !== undefined && { ...focusedWhenShown, hidden: true, 'data-when': when };
  return (
    <div ref={boxRef} className={styles.box} role="alert" tabIndex={-1} {...hidden}>
      {children}
    </div>
  );
}

/** `id` is the field's id; `null`: the field is not visible. */
export type ListedProblem = { field: string; id: string | null; text: string; when?: string };

type ProblemListProps = {
  problems: readonly ListedProblem[];
  /** Moves the focus to a field; otherwise the link does. */
  onSelect?: (field: string) => void;
};

/** Renders all problems, each a link to its field. */
export function ProblemList({ problems, onSelect }: ProblemListProps) {
  const t = useMessages();
  return (
    <>
      <p className={styles.title}>{t('problems:summary')}</p>
      <ul className={styles.list}>
        {problems.map(({ field, id, text, when }) => (
          <li key={text} {...(when !== undefined && { hidden: true, 'data-when': when })}>
            {id === null ? (
              text
            ) : (
              <a
                className={styles.link}
                href={`#${id}`}
                onClick={
                  onSelect &&
                  ((event) => {
                    event.preventDefault();
                    onSelect(field);
                  })
                }
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
