/** Styles that are loaded together. */
export type StyleGroup<Style, User> = {
  styles: readonly Style[];
  /** In bytes. */
  size: number;
  /** The chunks that need any of them, and so load all. */
  users: ReadonlySet<User>;
};

const weight = ({ size, users }: StyleGroup<unknown, unknown>) => size * users.size;

function mergeGroups<Style, User>(one: StyleGroup<Style, User>, other: StyleGroup<Style, User>): StyleGroup<Style, User> {
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
    return place === -1 ? [...joined, group] : joined.map((known, index) => (index === place ? mergeGroups(known, group) : known));
  }, []);
}

/** Joins the two groups whose union costs their users least. */
function joinTwo<Style, User>(groups: readonly StyleGroup<Style, User>[]): StyleGroup<Style, User>[] {
  const pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => ({ one, other, both: mergeGroups(one, other) })));
  const costs = pairs.map(({ one, other, both }) => weight(both) - weight(one) - weight(other));
  const best = pairs[costs.indexOf(Math.min(...costs))];
  return best ? [best.both, ...groups.filter((group) => group !== best.one && group !== best.other)] : [...groups];
}

type Parts<Style, User> = readonly StyleGroup<Style, User>[];

const joinAll = <Style, User>([first, ...rest]: Parts<Style, User>) => (first ? [rest.reduce(mergeGroups, first)] : []);
const sumWeight = <Style, User>(groups: readonly Parts<Style, User>[]) =>
  groups.flatMap((parts) => joinAll(parts)).reduce((sum, group) => sum + weight(group), 0);

/**
 * Moves one part to another group so that the users load least; returns the same groups where no move improves that.
 */
function movePart<Style, User>(groups: readonly Parts<Style, User>[]): readonly Parts<Style, User>[] {
  const moves = groups.flatMap((parts, from) =>
    parts.flatMap((part) =>
      groups.flatMap((_, to) =>
        to === from
          ? []
          : [groups.map((one, place) => (place === from ? one.filter((each) => each !== part) : place === to ? [...one, part] : one))],
      ),
    ),
  );
  return moves.reduce((best, move) => (sumWeight(move) < sumWeight(best) ? move : best), groups);
}

/**
 * Groups styles so that their users load little that they don't need.
 * @param most how many groups there may be, at least one
 * @returns the group with most users first
 */
export function groupStyles<Style, User>(styles: readonly StyleGroup<Style, User>[], most: number): StyleGroup<Style, User>[] {
  const parts = joinSameUsers(styles);
  let groups = parts;
  while (groups.length > most) groups = joinTwo(groups);
  // Parts that were joined early may fit better in another group now.
  let placed: readonly Parts<Style, User>[] = groups.map((group) =>
    parts.filter((part) => part.styles.every((style) => group.styles.includes(style))),
  );
  for (let better = movePart(placed); better !== placed; better = movePart(placed)) placed = better;
  return placed.flatMap((group) => joinAll(group)).sort((one, other) => other.users.size - one.users.size);
}
