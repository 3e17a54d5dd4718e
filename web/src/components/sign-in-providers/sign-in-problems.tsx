import { signInCondition, getSignInProblemCondition, signInProblems } from '@ochiq/contract/wire/sign-in-problems';

import { useMessages } from '../../i18n/use-messages';
import { ProblemBox } from '../form-problems/problem-box';

/** Renders all reasons why signing in through a provider may fail, hidden: the edge reveals the one that applies. */
export function SignInProblems() {
  const t = useMessages();
  return (
    <ProblemBox when={signInCondition}>
      {signInProblems.map((problem) => (
        <p key={problem} hidden data-when={getSignInProblemCondition(problem)}>
          {t(`forms:signIn.problem.${problem}`)}
        </p>
      ))}
    </ProblemBox>
  );
}
