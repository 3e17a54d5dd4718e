import * as fc from 'fast-check';

import { getParentPath } from './match-path.ts';
import { planAddressChange, planRedirect, type Redirect, type RedirectPlan } from './redirect-plan.ts';

const siteUrl = 'https://site.example/base';
const permanent = (from: string, to: string): Redirect => ({ from, to, permanent: true });

test('resolves redirects through old addresses, in both directions', () => {
  const others = [permanent('/b', '/c'), permanent('/z', '/a')];
  expect(planRedirect(permanent('/a', '/b'), others, siteUrl)).toEqual({
    redirect: permanent('/a', '/c'),
    changed: [permanent('/z', '/c')],
  });
});

test('resolves absolute addresses of the site, keeps the query, and is temporary where any step is', () => {
  const others = [{ from: '/b', to: '/c?y=2#part', permanent: false }];
  expect(planRedirect(permanent('/a', 'https://site.example/base/b/?x=1'), others, siteUrl)).toEqual({
    redirect: { from: '/a', to: '/c?x=1&y=2#part', permanent: false },
    changed: [],
  });
  const other = permanent('/a', 'https://site.example/b');
  expect(planRedirect(other, others, siteUrl)).toEqual({ redirect: other, changed: [] });
});

test('returns the loop', () => {
  expect(planRedirect(permanent('/c', '/a'), [permanent('/a', '/b'), permanent('/b', '/c')], siteUrl)).toEqual({
    loop: ['/c', '/a', '/b', '/c'],
  });
});

test('redirects to a removed page lead to its parent list, and none to itself', () => {
  const redirects = [permanent('/uz/news/old', '/uz/news/x'), permanent('/uz/news', '/uz/news/x')];
  expect(planAddressChange(redirects, { live: [], moves: [], gone: ['/uz/news/x'] }, siteUrl)).toEqual({
    removed: ['/uz/news'],
    changed: [permanent('/uz/news/old', '/uz/news')],
    added: [],
  });
});

/** What a site does: pages come, are renamed and go; editors publish redirects. */
const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const path = slug.map((name) => `/uz/news/${name}`);
const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), from: path, to: path }),
  fc.record({ kind: fc.constant('rename' as const), from: path, to: path }),
  fc.record({ kind: fc.constant('delete' as const), from: path, to: path }),
  fc.record({ kind: fc.constant('redirect' as const), from: path, to: path }),
);
type Step = { kind: 'create' | 'rename' | 'delete' | 'redirect'; from: string; to: string };
type Site = { pages: ReadonlySet<string>; redirects: readonly Redirect[] };

function applyPlan(redirects: readonly Redirect[], { removed, changed, added }: RedirectPlan): readonly Redirect[] {
  const remaining = redirects.filter(({ from }) => !removed.includes(from));
  return [...remaining.map((one) => changed.find(({ from }) => from === one.from) ?? one), ...added];
}

function applyStep({ pages, redirects }: Site, { kind, from, to }: Step): Site {
  const moved = (live: string[], moves: { from: string; to: string }[], removedPaths: string[]) =>
    applyPlan(redirects, planAddressChange(redirects, { live, moves, gone: removedPaths }, siteUrl));
  const without = [...pages].filter((page) => page !== from);
  switch (kind) {
    case 'create':
      return pages.has(from) ? { pages, redirects } : { pages: new Set([...pages, from]), redirects: moved([from], [], []) };
    case 'rename':
      if (!pages.has(from) || pages.has(to)) return { pages, redirects };
      return { pages: new Set([...without, to]), redirects: moved([to], [{ from, to }], []) };
    case 'delete':
      return pages.has(from) ? { pages: new Set(without), redirects: moved([], [], [from]) } : { pages, redirects };
    case 'redirect': {
      // The publish validation rejects one that hides a page, has no target or forms a loop.
      const others = redirects.filter((one) => one.from !== from);
      if (pages.has(from) || !(pages.has(to) || others.some((one) => one.from === to))) return { pages, redirects };
      const plan = planRedirect(permanent(from, to), others, siteUrl);
      if ('loop' in plan) return { pages, redirects };
      return { pages, redirects: [...applyPlan(others, { removed: [], changed: plan.changed, added: [] }), plan.redirect] };
    }
  }
}

test('after any changes every redirect targets a page or list directly', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { pages, redirects } = steps.reduce<Site>(applyStep, { pages: new Set(), redirects: [] });
      const from = new Set(redirects.map((one) => one.from));
      expect(from.size).toBe(redirects.length);
      for (const { to } of redirects) {
        expect(from.has(to)).toBe(false);
        expect(pages.has(to) || to === getParentPath('/uz/news/a')).toBe(true);
      }
      for (const one of from) expect(pages.has(one)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
