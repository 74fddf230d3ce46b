import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the hash of the entry script and style into a built page, so that a browser refuses one that is not what
 * was built. The files have their last content only when the build has ended.
 *
 * @param out folder of the build
 * @param base address that its files are below, with a slash at the end
 */
export function sealPage(out: string, base: string): void {
  const page = join(out, 'index.html');
  const html = readFileSync(page, 'utf8');
  const sealed = html.replace(
    /<(script type="module"|link rel="(?:stylesheet|modulepreload)") crossorigin (src|href)="([^"]+)">/g,
    (tag, start: string, attribute: string, address: string) => {
      if (!address.startsWith(`${base}assets/`)) return tag;
      const bytes = readFileSync(join(out, address.slice(base.length)));
      const hash = createHash('sha384').update(bytes).digest('base64');
      return `<${start} crossorigin ${attribute}="${address}" integrity="sha384-${hash}">`;
    },
  );
  writeFileSync(page, sealed);
}
