/** Collects passed and failed checks. */
export class Checks {
  readonly passed: string[] = [];
  readonly failed: string[] = [];

  record(what: string, isSo: boolean, why: string): void {
    if (isSo) this.passed.push(what);
    else this.failed.push(`${what}: ${why}`);
  }

  /** Records whether things are the same. @param isThere whether there was anything to compare */
  recordSame(what: string, different: readonly string[], isThere: boolean): void {
    const few = different.slice(0, 5).join(', ');
    this.record(
      `${what} are the same`,
      isThere && different.length === 0,
      isThere ? `${String(different.length)} differ, ${few}` : 'there are none',
    );
  }
}
