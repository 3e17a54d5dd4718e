import { signInFact, signInProblemFact, signInProblems } from '@ochiq/contract/sign-in-problems';

import { useMessages } from '../../i18n/use-messages';
import { ProblemBox } from '../form-problems/problem-box';

/** Renders all reasons why signing in through a provider may fail, hidden: the edge reveals the one that applies. */
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
