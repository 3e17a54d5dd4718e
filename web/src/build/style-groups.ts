/** Styles that come together or not at all. */
export type StyleGroup<Style, User> = {
  styles: readonly Style[];
  /** In bytes. */
  size: number;
  /** Who needs any of them, and so is given all. */
  users: ReadonlySet<User>;
};

const weight = ({ size, users }: StyleGroup<unknown, unknown>) => size * users.size;

function together<Style, User>(one: StyleGroup<Style, User>, other: StyleGroup<Style, User>): StyleGroup<Style, User> {
  return {
    styles: [...one.styles, ...other.styles],
    size: one.size + other.size,
    users: new Set([...one.users, ...other.users]),
  };
}

const haveSameUsers = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
  one.size === other.size && [...one].every((user) => other.has(user));

function joinSameUsers<Style, User>(groups: readonly StyleGroup<Style, User>[]): StyleGroup<Style, User>[] {
  return groups.reduce<StyleGroup<Style, User>[]>((joined, group) => {
    const place = joined.findIndex(({ users }) => haveSameUsers(users, group.users));
    return place === -1 ? [...joined, group] : joined.map((known, index) => (index === place ? together(known, group) : known));
  }, []);
}

/** The two groups that cost their users least when they become one, as one. */
function joinTwo<Style, User>(groups: readonly StyleGroup<Style, User>[]): StyleGroup<Style, User>[] {
  const pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => ({ one, other, both: together(one, other) })));
  const costs = pairs.map(({ one, other, both }) => weight(both) - weight(one) - weight(other));
  const best = pairs[costs.indexOf(Math.min(...costs))];
  return best ? [best.both, ...groups.filter((group) => group !== best.one && group !== best.other)] : [...groups];
}

/**
 * Puts styles into few groups, so that their users carry little that they don't need.
 * @param most how many groups there may be, at least one
 * @returns the group with most users first
 */
export function groupStyles<Style, User>(styles: readonly StyleGroup<Style, User>[], most: number): StyleGroup<Style, User>[] {
  let groups = joinSameUsers(styles);
  while (groups.length > most) groups = joinTwo(groups);
  return groups.sort((one, other) => other.users.size - one.users.size);
}
