import type { ConformanceCase } from './conformance-case.ts';

type Difference = { group: string; name: string; why: string; expect: ConformanceCase['expect'] };

/** Where nginx cannot respond as the edge does, and its response instead. Tests check that each is still so. */
export const nginxDifferences: readonly Difference[] = [
  {
    group: 'targets that are refused',
    name: 'the cookie decides',
    why: 'nginx refuses a path that it cannot decode before it reads a header',
    expect: { status: 400, headers: { 'Cache-Control': 'no-store', Location: null }, body: /plain: error 400/u },
  },
  {
    group: 'methods',
    name: 'OPTIONS of the server',
    why: 'nginx knows no target but a path',
    expect: { status: 400, headers: { 'Cache-Control': 'no-store' }, body: /plain: error 400/u },
  },
  {
    group: 'ranges',
    name: 'an empty file',
    why: 'nginx sends a file without a byte whole, whatever part is asked for',
    expect: { status: 200, headers: { 'Content-Length': '0' }, body: '' },
  },
  {
    group: 'an alert',
    name: 'a target that is refused',
    why: 'what nginx refuses before the edge hears of it has no alert in its place',
    expect: { status: 400, headers: { 'Cache-Control': 'no-store' }, body: /ru: error 400/u },
  },
];
