import type { ComponentType } from 'react';
import type { Manifest } from '../manifest/index.ts';

/** A lazy screen: its module exports a component named as the screen's code. */
export type ScreenLoader = () => Promise<Record<string, unknown>>;

/** Codes that need no component of their own: they only redirect, or are another name of a screen. */
type CodesWithScreen<M extends Manifest> = {
  [Code in keyof M['screens'] & string]: M['screens'][Code] extends { redirect: string } | { aliasOf: string }
    ? never
    : Code;
}[keyof M['screens'] & string];

/** Code -> lazy screen, plus `NOT_FOUND` where an app brings its own. */
export type Screens = Readonly<Record<string, ScreenLoader>>;

/**
 * Ties each code of a manifest to its screen. A code without a screen does not compile.
 *
 * @throws nothing; a module that does not export its code is reported when the screen is opened
 */
export function defineScreens<const M extends Manifest>(
  _manifest: M,
  screens: Record<CodesWithScreen<M>, ScreenLoader> & { NOT_FOUND?: ScreenLoader },
): Screens {
  return screens as Screens;
}

/** How long the file of a screen may take, in milliseconds (1-shell s8, s9). */
const FILE_LIMIT_MS = 120_000;

/** The file of a screen is not there, or does not come (1-shell s8). */
export class MissingModuleError extends Error {
  override name = 'MissingModuleError';
  readonly code = 'MODULE_NOT_FOUND';
}

async function inTime<T>(code: string, loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = new MissingModuleError(`The file of ${code} took over ${FILE_LIMIT_MS} ms.`);
    timer = setTimeout(() => reject(late), FILE_LIMIT_MS);
  });
  try {
    return await Promise.race([loading, limit]);
  } catch (cause) {
    if (cause instanceof MissingModuleError) throw cause;
    throw new MissingModuleError(`The file of ${code} could not be had.`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads one screen's component, within 120 s.
 *
 * @throws Error when the module does not export a component named `code`; MissingModuleError when its file cannot be
 * fetched in time
 */
export async function loadScreen(screens: Screens, code: string): Promise<ComponentType> {
  const loader = screens[code];
  if (loader === undefined) throw new Error(`No screen is registered for ${code}.`);
  const component = (await inTime(code, loader()))[code];
  if (typeof component !== 'function') {
    throw new Error(`The module of ${code} does not export a component named ${code}.`);
  }
  return component as ComponentType;
}
