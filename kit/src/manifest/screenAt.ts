import { matchScreen } from './matchScreen.ts';

interface Listed {
  code: string;
  path: string;
  aliasOf?: string | undefined;
}

const untitled = { ko: '', en: '' };

/** The code of the screen at an address of a released app, by which it is closed; undefined where it has none there. */
export function screenAt({ screens }: { screens: readonly Listed[] }, pathname: string): string | undefined {
  const entries = screens.map(({ code, path }) => [code, { path, title: untitled }] as const);
  const code = matchScreen({ screens: Object.fromEntries(entries) }, pathname)?.code;
  return screens.find((screen) => screen.code === code)?.aliasOf ?? code;
}
