import { useMessages } from '../../i18n/use-messages';
import * as styles from './form-problems.module.css';

/** `id` is where the field is; `null`: readers do not see it. */
export type ListedProblem = { field: string; id: string | null; text: string; when?: string };

type ProblemListProps = {
  problems: readonly ListedProblem[];
  /** Leads to a field on the spot; otherwise the link does. */
  onGo?: (field: string) => void;
};

/** All that is wrong, each a way to its field. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
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
                  onGo &&
                  ((event) => {
                    event.preventDefault();
                    onGo(field);
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
