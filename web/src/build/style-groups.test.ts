import { groupStyles, type StyleGroup } from './style-groups';

type Group = StyleGroup<string, string>;

/** A file of styles, and the pages that use it, a letter each. */
const style = (name: string, size: number, users: string): Group => ({ styles: [name], size, users: new Set(users) });

const describeGroups = (groups: readonly Group[]) =>
  groups.map(({ styles, users }) => `${[...styles].sort().join(' ')}: ${[...users].sort().join('')}`);

const carried = (groups: readonly Group[]) => groups.reduce((sum, { size, users }) => sum + size * users.size, 0);

it('joins styles of the same pages, even below the limit', () => {
  const styles = [style('a', 10, 'xy'), style('b', 5, 'z'), style('c', 20, 'yx')];
  expect(describeGroups(groupStyles(styles, 8))).toEqual(['a c: xy', 'b: z']);
});

it('returns the size of each group', () => {
  expect(groupStyles([style('a', 10, 'x'), style('b', 5, 'x')], 8).map(({ size }) => size)).toEqual([15]);
});

it('joins the groups that cost pages least above the limit', () => {
  const styles = [style('base', 1000, 'uvwxyz'), style('small', 400, 'x'), style('large', 900, 'y'), style('other', 800, 'z')];
  expect(describeGroups(groupStyles(styles, 3))).toEqual(['base: uvwxyz', 'other small: xz', 'large: y']);
});

it('joins styles of nearly all pages with those of all', () => {
  const styles = [style('base', 1000, 'uvwxyz'), style('nearly', 50, 'uvwxy'), style('rare', 500, 'z')];
  expect(describeGroups(groupStyles(styles, 2))).toEqual(['base nearly: uvwxyz', 'rare: z']);
});

it('makes as many groups as it may, each style in one, and pages carry less than one sheet of all', () => {
  const styles = 'a b c d e f g h i j'.split(' ').map((page, place) => style(`of ${page}`, 100 + place, page));
  const groups = groupStyles(styles, 4);
  expect(groups).toHaveLength(4);
  expect(groups.flatMap((group) => group.styles).sort()).toEqual(styles.flatMap((group) => group.styles));
  expect(carried(groups)).toBeLessThan(carried(groupStyles(styles, 1)) / 2);
});

it('moves styles that were joined early, where pages load less so', () => {
  const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const next = random(7);
  const pages = 'abcdefghijklmnopqrst'.split('');
  const styles = Array.from({ length: 30 }, (_, place) =>
    style(`s${String(place)}`, 100 + Math.floor(next() * 3000), pages.filter(() => next() < 0.3).join('')),
  );
  const groups = groupStyles(styles, 6);
  // No style would be better in another group.
  for (const one of styles)
    for (const [place, { styles: others }] of groups.entries()) {
      const namesOf = (group: Group, at: number) => [
        ...group.styles.filter((name) => name !== one.styles[0]),
        ...(at === place ? one.styles : []),
      ];
      const moved = groups
        .map((group, at) => namesOf(group, at))
        .map((names) => {
          const members = styles.filter((each) => names.includes(each.styles[0] ?? ''));
          return {
            styles: names,
            size: members.reduce((sum, { size }) => sum + size, 0),
            users: new Set(members.flatMap(({ users }) => [...users])),
          };
        });
      if (!others.includes(one.styles[0] ?? '')) expect(carried(moved)).toBeGreaterThanOrEqual(carried(groups));
    }
});

it('has nothing to group where there are no styles', () => {
  expect(groupStyles([], 8)).toEqual([]);
});
