import { v } from '../../schema/index.ts';

const mapSchema = v.object({ imports: v.record(v.string(), v.string()) });

/** Where this page's runtime and kit come from; undefined where it has no import map (development, a unit test). */
export function sharedFilesOf(page: Document): { runtime: string; kit: string } | undefined {
  const text = page.querySelector('script[type="importmap"]')?.textContent;
  if (!text) return undefined;
  try {
    const { imports } = v.parse(mapSchema, JSON.parse(text));
    const { react: runtime, '@wallet/kit/app': kit } = imports;
    return runtime !== undefined && kit !== undefined ? { runtime, kit } : undefined;
  } catch {
    return undefined;
  }
}
