/** Says why a provider did not vouch for a person. The provider's own message is neither shown nor logged. */
export class ProviderFault extends Error {
  readonly problem: 'no-answer' | 'declined';

  constructor(problem: 'no-answer' | 'declined', reason: string) {
    super(reason);
    this.name = 'ProviderFault';
    this.problem = problem;
  }
}
