import { signInFact, signInProblemFact, signInProblems } from '@ochiq/contract/sign-in-problems';

import { useMessages } from '../../i18n/use-messages';
import { ProblemBox } from '../form-problems/problem-box';

/** Every reason why a provider may not have signed a reader in, hidden: the edge shows the one that holds. */
export function SignInProblems() {
  const t = useMessages();
  return (
    <ProblemBox when={signInFact}>
      {signInProblems.map((problem) => (
        <p key={problem} hidden data-when={signInProblemFact(problem)}>
          {t(`forms:signIn.problem.${problem}`)}
        </p>
      ))}
    </ProblemBox>
  );
}
