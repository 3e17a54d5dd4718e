const subject = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w,./-]+\))?!?: \S/u;
const maxLength = 72;

/** Lists subjects of commits that are no Conventional Commits of 72 characters at most, a line each. Merges are Git's own. */
export const findSubjectFaults = (subjects: readonly string[]): string[] =>
  subjects.flatMap((text) => {
    if (!subject.test(text)) return [`“${text}” does not read “type(scope): imperative subject”`];
    return text.length > maxLength ? [`“${text}” has ${String(text.length)} characters, ${String(maxLength)} are allowed`] : [];
  });
