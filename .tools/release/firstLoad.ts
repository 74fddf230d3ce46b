import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltRelease } from '../../kit/release/src/releases.ts';
import type { StartFiles } from '../../kit/src/manifest/index.ts';

/** Bytes of an app after brotli: what its first screen needs of its own, and the largest file that comes later. */
export interface AppSize {
  /** page, its script and style, its words in Korean, and what its home screen needs; without runtime and kit */
  first: number;
  later: number;
}

function packed(bytes: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

/** Weighs a release. */
export function sizeOf({ release, pages, files }: BuiltRelease): AppSize {
  const page = Buffer.from(pages.get('') ?? '').toString('utf8');
  const own = [...files].filter(
    ([address]) =>
      !address.startsWith('/_shared/') &&
      !/\.(br|gz)$/.test(address) &&
      !/\.(svg|png|jpg|webp)$/.test(address),
  );
  const weigh = ([address, bytes]: readonly [string, Uint8Array]) => {
    const twin = release.files[`${address}.br`];
    return { address, bytes: twin?.bytes ?? packed(bytes) };
  };
  const weighed = own.map(weigh);
  const { first: atHome = [] } = (release.entry.start ?? {}) as Partial<StartFiles>;
  const isFirst = ({ address }: { address: string }) =>
    page.includes(`="${address}"`) || atHome.includes(address) || /\/assets\/ko-[^/]+\.js$/.test(address);
  const first = weighed.filter(isFirst).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    first: first + (release.pages['.br']?.bytes ?? packed(pages.get('') ?? new Uint8Array())),
    later: Math.max(0, ...weighed.filter((file) => !isFirst(file)).map(({ bytes }) => bytes)),
  };
}

/** What is above its budget, in words; nothing when all is within. */
export function overAppBudget(
  app: string,
  size: AppSize,
  budgets: Readonly<Record<string, AppSize>>,
): string[] {
  const budget = budgets[app];
  if (!budget)
    return [`.tools/release/budgets.json has no budget for ${app}: it is ${JSON.stringify(size)}.`];
  return (['first', 'later'] as const).flatMap((part) =>
    size[part] > budget[part] ? [`${app}: ${part} is ${size[part]} bytes, its budget ${budget[part]}.`] : [],
  );
}
