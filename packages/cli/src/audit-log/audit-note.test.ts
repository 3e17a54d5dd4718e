import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { getAuditFolder, writeAuditNote } from './audit-note.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-note-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const note = { kind: 'backup', at: '2026-11-28T22:00:00.000Z', title: 'ochiq.age', details: { rows: 1 } } as const;

it('notes what was done in a file of its own, for the CMS alone', async () => {
  await writeAuditNote({ cmsDataDir: folder }, note);
  await writeAuditNote({ cmsDataDir: folder }, note);
  const names = await readdir(getAuditFolder(folder));
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/^note-[\w-]+\.json$/u);
    const place = path.join(getAuditFolder(folder), name);
    expect(JSON.parse(await readFile(place, 'utf8'))).toEqual(note);
    expect((await stat(place)).mode & 0o777).toBe(0o600);
  }
});

it('says that there is no folder of the CMS, and goes on', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  await writeAuditNote({ cmsDataDir: path.join(folder, 'missing') }, note);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('will not say of this backup'));
  expect(await readdir(folder)).toEqual([]);
  warn.mockRestore();
});
