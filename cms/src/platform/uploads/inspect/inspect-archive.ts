import { readZip } from './inspect-zip';
import { UploadRefusal } from '../upload-refusal';

/** What runs where it is unpacked and opened, and what hides it from a look inside. */
const programName =
  /\.(?:apk|app|bat|bin|cmd|com|cpl|deb|dll|dmg|docm|dotm|exe|hta|iso|jar|js|jse|lnk|msi|msix|pif|potm|ppam|pptm|ps1|reg|rpm|scr|sh|vb|vbe|vbs|wsf|xlam|xlsm|xltm|zip|rar|7z|gz|tar|xz)$/iu;
/**
 * Normalizes a name as Windows opens it: without dots and spaces at its end, and without invisible control characters.
 */
const normalizeEntryName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .split('/')
    .map((part) => part.replace(/[.\s]+$/u, ''))
    .join('/');

const macros = /(?:^|\/)vbaProject\.bin$/iu;

/**
 * Looks into an archive that readers will unpack.
 * @throws Refusal
 */
export async function inspectArchive(file: string): Promise<void> {
  for (const { name } of await readZip(file, () => false)) {
    if (macros.test(normalizeEntryName(name))) throw new UploadRefusal('macros');
    if (programName.test(normalizeEntryName(name))) throw new UploadRefusal('program', name);
  }
}
