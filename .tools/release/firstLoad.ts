import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltRelease } from '../../kit/release/src/releases.ts';
import type { StartFiles } from '../../kit/src/manifest/index.ts';

/** Bytes of an app after brotli: what its first screen needs of its own, and the largest file that comes later. */
export interface AppSize {
  /** page, its script and style, its words in Korean, and what its home screen needs; without runtime and kit */
  first: number;
  later: number;
  /** the kit's parts that its first screen needs beside the core; {@link MOST_OF_KIT} unless its budget tells */
  kit?: number;
}

/** What of the kit's parts a first screen may need where its budget does not tell. */
const MOST_OF_KIT = 60_000;

function packed(bytes: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

/** Weighs a release. */
export function sizeOf({ release, pages, files }: BuiltRelease): Required<AppSize> {
  const page = Buffer.from(pages.get('') ?? '').toString('utf8');
  const sent = [...files].filter(
    ([address]) => !/\.(br|gz)$/.test(address) && !/\.(svg|png|jpg|webp)$/.test(address),
  );
  const isShared = (address: string) => address.startsWith('/_shared/');
  const own = sent.filter(([address]) => !isShared(address));
  const weigh = ([address, bytes]: readonly [string, Uint8Array]) =>
    release.files[`${address}.br`]?.bytes ?? packed(bytes);
  const sum = (all: typeof sent) => all.reduce((bytes, file) => bytes + weigh(file), 0);
  const { first: atHome = [] } = (release.entry.start ?? {}) as Partial<StartFiles>;
  const isFirst = ([address]: readonly [string, Uint8Array]) =>
    page.includes(`="${address}"`) || atHome.includes(address) || /\/assets\/ko-[^/]+\.js$/.test(address);
  // Chosen before it is weighed: the shared folder holds far more than any one app starts with.
  const ofKit = sent.filter(
    (file) => isFirst(file) && isShared(file[0]) && !/\/(?:runtime-|kit-core-)/.test(file[0]),
  );
  return {
    kit: sum(ofKit),
    first:
      sum(own.filter(isFirst)) + (release.pages['.br']?.bytes ?? packed(pages.get('') ?? new Uint8Array())),
    later: Math.max(0, ...own.filter((file) => !isFirst(file)).map(weigh)),
  };
}

/** What is above its budget, in words; nothing when all is within. */
export function overAppBudget(
  app: string,
  size: Required<AppSize>,
  budgets: Readonly<Record<string, AppSize>>,
): string[] {
  const budget = budgets[app];
  if (!budget)
    return [`.tools/release/budgets.json has no budget for ${app}: it is ${JSON.stringify(size)}.`];
  const allowed = { kit: MOST_OF_KIT, ...budget };
  return (['first', 'later', 'kit'] as const).flatMap((part) =>
    size[part] > allowed[part]
      ? [`${app}: ${part} is ${size[part]} bytes, its budget ${allowed[part]}.`]
      : [],
  );
}
