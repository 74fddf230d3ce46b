import { type SharedFiles, sharedFiles } from '../../manifest/index.ts';
import { v } from '../../schema/index.ts';

const mapSchema = v.object({ imports: v.record(v.string(), v.string()) });

/** Where this page's runtime and kit come from; undefined where it has no import map (development, a unit test). */
export function sharedFilesOf(page: Document): SharedFiles | undefined {
  const text = page.querySelector('script[type="importmap"]')?.textContent;
  if (!text) return undefined;
  try {
    return sharedFiles(v.parse(mapSchema, JSON.parse(text)).imports);
  } catch {
    return undefined;
  }
}
